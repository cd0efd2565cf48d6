// A folder as an artifact, by the client of actions/upload-artifact. Arguments: name, folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';

const [name, folder] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
await new DefaultArtifactClient().uploadArtifact(name, files, folder, { compressionLevel: 6 });
process.exit(0);
