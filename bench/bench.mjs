// Measures what the project promises to be fast at, and writes it to bench/RESULTS.md.
import { run } from './rewrite.mjs';
import { section } from './section.mjs';

await section('rewrite', await run());
console.log('bench/RESULTS.md: rewrite written');
