// What a hand-written workflow starts before the agent: the client of actions/cache. Arguments: path, key prefix.
import { restoreCache } from '@actions/cache';

const [path, prefix] = process.argv.slice(2);
const key = await restoreCache([path], `${prefix}-now`, [`${prefix}-`]);
console.log(`restored ${key}`);
process.exit(0);
