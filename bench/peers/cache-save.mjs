// What a hand-written workflow starts after the agent: the client of actions/cache. Arguments: path, key.
import { saveCache } from '@actions/cache';

const [path, key] = process.argv.slice(2);
const id = await saveCache([path], key);
process.exit(id < 0 ? 1 : 0);
