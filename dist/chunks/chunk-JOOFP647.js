import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  UserError
} from "./chunk-NBQQX3RM.js";

// src/cli/arguments.ts
const { parseArgs } = require("node:util");
function parseArguments(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) {
      throw new UserError(error.message, { cause: error });
    }
    throw error;
  }
}

export {
  parseArguments
};
