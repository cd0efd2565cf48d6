import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  BearerCredentialHandler,
  HttpClient,
  HttpCodes,
  __commonJS,
  __toESM,
  debug,
  info,
  require_commonjs,
  require_commonjs2,
  setSecret
} from "./chunk-XQHEWNQL.js";

// node_modules/@actions/artifact/package.json
var require_package = __commonJS({
  "node_modules/@actions/artifact/package.json"(exports, module) {
    module.exports = {
      name: "@actions/artifact",
      version: "6.2.1",
      preview: true,
      description: "Actions artifact lib",
      keywords: [
        "github",
        "actions",
        "artifact"
      ],
      homepage: "https://github.com/actions/toolkit/tree/main/packages/artifact",
      license: "MIT",
      type: "module",
      main: "lib/artifact.js",
      types: "lib/artifact.d.ts",
      exports: {
        ".": {
          types: "./lib/artifact.d.ts",
          import: "./lib/artifact.js"
        }
      },
      directories: {
        lib: "lib",
        test: "__tests__"
      },
      files: [
        "lib",
        "!.DS_Store"
      ],
      publishConfig: {
        access: "public"
      },
      repository: {
        type: "git",
        url: "git+https://github.com/actions/toolkit.git",
        directory: "packages/artifact"
      },
      scripts: {
        "audit-moderate": "npm install && npm audit --json --audit-level=moderate > audit.json",
        test: "cd ../../ && npm run test ./packages/artifact",
        bootstrap: "cd ../../ && npm run bootstrap",
        "tsc-run": "tsc && cp src/internal/shared/package-version.cjs lib/internal/shared/",
        tsc: "npm run bootstrap && npm run tsc-run",
        "gen:docs": "typedoc --plugin typedoc-plugin-markdown --out docs/generated src/artifact.ts --githubPages false --readme none"
      },
      bugs: {
        url: "https://github.com/actions/toolkit/issues"
      },
      dependencies: {
        "@actions/core": "^3.0.0",
        "@actions/github": "^9.0.0",
        "@actions/http-client": "^4.0.0",
        "@azure/storage-blob": "^12.30.0",
        "@octokit/core": "^7.0.6",
        "@octokit/plugin-request-log": "^6.0.0",
        "@octokit/plugin-retry": "^8.0.0",
        "@octokit/request": "^10.0.7",
        "@octokit/request-error": "^7.1.0",
        "@protobuf-ts/plugin": "^2.2.3-alpha.1",
        "@protobuf-ts/runtime": "^2.9.4",
        archiver: "^7.0.1",
        "jwt-decode": "^4.0.0",
        "unzip-stream": "^0.3.1"
      },
      devDependencies: {
        "@types/archiver": "^7.0.0",
        "@types/unzip-stream": "^0.3.4",
        typedoc: "^0.28.16",
        "typedoc-plugin-markdown": "^4.9.0",
        typescript: "^5.9.3"
      },
      overrides: {
        "uri-js": "npm:uri-js-replace@^1.0.1",
        "node-fetch": "^3.3.2"
      }
    };
  }
});

// node_modules/@actions/artifact/lib/internal/shared/package-version.cjs
var require_package_version = __commonJS({
  "node_modules/@actions/artifact/lib/internal/shared/package-version.cjs"(exports, module) {
    var packageJson = require_package();
    module.exports = { version: packageJson.version };
  }
});

// node_modules/@actions/artifact/lib/internal/shared/config.js
const os = require("os");
function getUploadChunkSize() {
  return 8 * 1024 * 1024;
}
function getRuntimeToken() {
  const token = process.env["ACTIONS_RUNTIME_TOKEN"];
  if (!token) {
    throw new Error("Unable to get the ACTIONS_RUNTIME_TOKEN env variable");
  }
  return token;
}
function getResultsServiceUrl() {
  const resultsUrl = process.env["ACTIONS_RESULTS_URL"];
  if (!resultsUrl) {
    throw new Error("Unable to get the ACTIONS_RESULTS_URL env variable");
  }
  return new URL(resultsUrl).origin;
}
function isGhes() {
  const ghUrl = new URL(process.env["GITHUB_SERVER_URL"] || "https://github.com");
  const hostname = ghUrl.hostname.trimEnd().toUpperCase();
  const isGitHubHost = hostname === "GITHUB.COM";
  const isGheHost = hostname.endsWith(".GHE.COM");
  const isLocalHost = hostname.endsWith(".LOCALHOST");
  return !isGitHubHost && !isGheHost && !isLocalHost;
}
function getGitHubWorkspaceDir() {
  const ghWorkspaceDir = process.env["GITHUB_WORKSPACE"];
  if (!ghWorkspaceDir) {
    throw new Error("Unable to get the GITHUB_WORKSPACE env variable");
  }
  return ghWorkspaceDir;
}
function getConcurrency() {
  const numCPUs = os.cpus().length;
  let concurrencyCap = 32;
  if (numCPUs > 4) {
    const concurrency = 16 * numCPUs;
    concurrencyCap = concurrency > 300 ? 300 : concurrency;
  }
  const concurrencyOverride = process.env["ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY"];
  if (concurrencyOverride) {
    const concurrency = parseInt(concurrencyOverride);
    if (isNaN(concurrency) || concurrency < 1) {
      throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY env variable");
    }
    if (concurrency < concurrencyCap) {
      info(`Set concurrency based on the value set in ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY.`);
      return concurrency;
    }
    info(`ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY is higher than the cap of ${concurrencyCap} based on the number of cpus. Set it to the maximum value allowed.`);
    return concurrencyCap;
  }
  return 5;
}
function getUploadChunkTimeout() {
  const timeoutVar = process.env["ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS"];
  if (!timeoutVar) {
    return 3e5;
  }
  const timeout = parseInt(timeoutVar);
  if (isNaN(timeout)) {
    throw new Error("Invalid value set for ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS env variable");
  }
  return timeout;
}
function getMaxArtifactListCount() {
  const maxCountVar = process.env["ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT"] || "1000";
  const maxCount = parseInt(maxCountVar);
  if (isNaN(maxCount) || maxCount < 1) {
    throw new Error("Invalid value set for ACTIONS_ARTIFACT_MAX_ARTIFACT_COUNT env variable");
  }
  return maxCount;
}

// node_modules/@actions/artifact/lib/generated/google/protobuf/timestamp.js
var import_runtime = __toESM(require_commonjs(), 1);
var import_runtime2 = __toESM(require_commonjs(), 1);
var import_runtime3 = __toESM(require_commonjs(), 1);
var import_runtime4 = __toESM(require_commonjs(), 1);
var import_runtime5 = __toESM(require_commonjs(), 1);
var import_runtime6 = __toESM(require_commonjs(), 1);
var import_runtime7 = __toESM(require_commonjs(), 1);
var Timestamp$Type = class extends import_runtime7.MessageType {
  constructor() {
    super("google.protobuf.Timestamp", [
      {
        no: 1,
        name: "seconds",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      },
      {
        no: 2,
        name: "nanos",
        kind: "scalar",
        T: 5
        /*ScalarType.INT32*/
      }
    ]);
  }
  /**
   * Creates a new `Timestamp` for the current time.
   */
  now() {
    const msg = this.create();
    const ms = Date.now();
    msg.seconds = import_runtime6.PbLong.from(Math.floor(ms / 1e3)).toString();
    msg.nanos = ms % 1e3 * 1e6;
    return msg;
  }
  /**
   * Converts a `Timestamp` to a JavaScript Date.
   */
  toDate(message) {
    return new Date(import_runtime6.PbLong.from(message.seconds).toNumber() * 1e3 + Math.ceil(message.nanos / 1e6));
  }
  /**
   * Converts a JavaScript Date to a `Timestamp`.
   */
  fromDate(date) {
    const msg = this.create();
    const ms = date.getTime();
    msg.seconds = import_runtime6.PbLong.from(Math.floor(ms / 1e3)).toString();
    msg.nanos = ms % 1e3 * 1e6;
    return msg;
  }
  /**
   * In JSON format, the `Timestamp` type is encoded as a string
   * in the RFC 3339 format.
   */
  internalJsonWrite(message, options) {
    let ms = import_runtime6.PbLong.from(message.seconds).toNumber() * 1e3;
    if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z"))
      throw new Error("Unable to encode Timestamp to JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
    if (message.nanos < 0)
      throw new Error("Unable to encode invalid Timestamp to JSON. Nanos must not be negative.");
    let z = "Z";
    if (message.nanos > 0) {
      let nanosStr = (message.nanos + 1e9).toString().substring(1);
      if (nanosStr.substring(3) === "000000")
        z = "." + nanosStr.substring(0, 3) + "Z";
      else if (nanosStr.substring(6) === "000")
        z = "." + nanosStr.substring(0, 6) + "Z";
      else
        z = "." + nanosStr + "Z";
    }
    return new Date(ms).toISOString().replace(".000Z", z);
  }
  /**
   * In JSON format, the `Timestamp` type is encoded as a string
   * in the RFC 3339 format.
   */
  internalJsonRead(json, options, target) {
    if (typeof json !== "string")
      throw new Error("Unable to parse Timestamp from JSON " + (0, import_runtime5.typeofJsonValue)(json) + ".");
    let matches = json.match(/^([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:Z|\.([0-9]{3,9})Z|([+-][0-9][0-9]:[0-9][0-9]))$/);
    if (!matches)
      throw new Error("Unable to parse Timestamp from JSON. Invalid format.");
    let ms = Date.parse(matches[1] + "-" + matches[2] + "-" + matches[3] + "T" + matches[4] + ":" + matches[5] + ":" + matches[6] + (matches[8] ? matches[8] : "Z"));
    if (Number.isNaN(ms))
      throw new Error("Unable to parse Timestamp from JSON. Invalid value.");
    if (ms < Date.parse("0001-01-01T00:00:00Z") || ms > Date.parse("9999-12-31T23:59:59Z"))
      throw new globalThis.Error("Unable to parse Timestamp from JSON. Must be from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59Z inclusive.");
    if (!target)
      target = this.create();
    target.seconds = import_runtime6.PbLong.from(ms / 1e3).toString();
    target.nanos = 0;
    if (matches[7])
      target.nanos = parseInt("1" + matches[7] + "0".repeat(9 - matches[7].length)) - 1e9;
    return target;
  }
  create(value) {
    const message = { seconds: "0", nanos: 0 };
    globalThis.Object.defineProperty(message, import_runtime4.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime3.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* int64 seconds */
        1:
          message.seconds = reader.int64().toString();
          break;
        case /* int32 nanos */
        2:
          message.nanos = reader.int32();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime2.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.seconds !== "0")
      writer.tag(1, import_runtime.WireType.Varint).int64(message.seconds);
    if (message.nanos !== 0)
      writer.tag(2, import_runtime.WireType.Varint).int32(message.nanos);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime2.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var Timestamp = new Timestamp$Type();

// node_modules/@actions/artifact/lib/generated/google/protobuf/wrappers.js
var import_runtime8 = __toESM(require_commonjs(), 1);
var import_runtime9 = __toESM(require_commonjs(), 1);
var import_runtime10 = __toESM(require_commonjs(), 1);
var import_runtime11 = __toESM(require_commonjs(), 1);
var import_runtime12 = __toESM(require_commonjs(), 1);
var import_runtime13 = __toESM(require_commonjs(), 1);
var import_runtime14 = __toESM(require_commonjs(), 1);
var DoubleValue$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.DoubleValue", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 1
        /*ScalarType.DOUBLE*/
      }
    ]);
  }
  /**
   * Encode `DoubleValue` to JSON number.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(2, message.value, "value", false, true);
  }
  /**
   * Decode `DoubleValue` from JSON number.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 1, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: 0 };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* double value */
        1:
          message.value = reader.double();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== 0)
      writer.tag(1, import_runtime10.WireType.Bit64).double(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var DoubleValue = new DoubleValue$Type();
var FloatValue$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.FloatValue", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 2
        /*ScalarType.FLOAT*/
      }
    ]);
  }
  /**
   * Encode `FloatValue` to JSON number.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(1, message.value, "value", false, true);
  }
  /**
   * Decode `FloatValue` from JSON number.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 1, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: 0 };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* float value */
        1:
          message.value = reader.float();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== 0)
      writer.tag(1, import_runtime10.WireType.Bit32).float(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var FloatValue = new FloatValue$Type();
var Int64Value$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.Int64Value", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      }
    ]);
  }
  /**
   * Encode `Int64Value` to JSON string.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(import_runtime8.ScalarType.INT64, message.value, "value", false, true);
  }
  /**
   * Decode `Int64Value` from JSON string.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, import_runtime8.ScalarType.INT64, import_runtime9.LongType.STRING, "value");
    return target;
  }
  create(value) {
    const message = { value: "0" };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* int64 value */
        1:
          message.value = reader.int64().toString();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== "0")
      writer.tag(1, import_runtime10.WireType.Varint).int64(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var Int64Value = new Int64Value$Type();
var UInt64Value$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.UInt64Value", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 4
        /*ScalarType.UINT64*/
      }
    ]);
  }
  /**
   * Encode `UInt64Value` to JSON string.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(import_runtime8.ScalarType.UINT64, message.value, "value", false, true);
  }
  /**
   * Decode `UInt64Value` from JSON string.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, import_runtime8.ScalarType.UINT64, import_runtime9.LongType.STRING, "value");
    return target;
  }
  create(value) {
    const message = { value: "0" };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* uint64 value */
        1:
          message.value = reader.uint64().toString();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== "0")
      writer.tag(1, import_runtime10.WireType.Varint).uint64(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var UInt64Value = new UInt64Value$Type();
var Int32Value$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.Int32Value", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 5
        /*ScalarType.INT32*/
      }
    ]);
  }
  /**
   * Encode `Int32Value` to JSON string.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(5, message.value, "value", false, true);
  }
  /**
   * Decode `Int32Value` from JSON string.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 5, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: 0 };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* int32 value */
        1:
          message.value = reader.int32();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== 0)
      writer.tag(1, import_runtime10.WireType.Varint).int32(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var Int32Value = new Int32Value$Type();
var UInt32Value$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.UInt32Value", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 13
        /*ScalarType.UINT32*/
      }
    ]);
  }
  /**
   * Encode `UInt32Value` to JSON string.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(13, message.value, "value", false, true);
  }
  /**
   * Decode `UInt32Value` from JSON string.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 13, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: 0 };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* uint32 value */
        1:
          message.value = reader.uint32();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== 0)
      writer.tag(1, import_runtime10.WireType.Varint).uint32(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var UInt32Value = new UInt32Value$Type();
var BoolValue$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.BoolValue", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 8
        /*ScalarType.BOOL*/
      }
    ]);
  }
  /**
   * Encode `BoolValue` to JSON bool.
   */
  internalJsonWrite(message, options) {
    return message.value;
  }
  /**
   * Decode `BoolValue` from JSON bool.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 8, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: false };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* bool value */
        1:
          message.value = reader.bool();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== false)
      writer.tag(1, import_runtime10.WireType.Varint).bool(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var BoolValue = new BoolValue$Type();
var StringValue$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.StringValue", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      }
    ]);
  }
  /**
   * Encode `StringValue` to JSON string.
   */
  internalJsonWrite(message, options) {
    return message.value;
  }
  /**
   * Decode `StringValue` from JSON string.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 9, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: "" };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string value */
        1:
          message.value = reader.string();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value !== "")
      writer.tag(1, import_runtime10.WireType.LengthDelimited).string(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var StringValue = new StringValue$Type();
var BytesValue$Type = class extends import_runtime14.MessageType {
  constructor() {
    super("google.protobuf.BytesValue", [
      {
        no: 1,
        name: "value",
        kind: "scalar",
        T: 12
        /*ScalarType.BYTES*/
      }
    ]);
  }
  /**
   * Encode `BytesValue` to JSON string.
   */
  internalJsonWrite(message, options) {
    return this.refJsonWriter.scalar(12, message.value, "value", false, true);
  }
  /**
   * Decode `BytesValue` from JSON string.
   */
  internalJsonRead(json, options, target) {
    if (!target)
      target = this.create();
    target.value = this.refJsonReader.scalar(json, 12, void 0, "value");
    return target;
  }
  create(value) {
    const message = { value: new Uint8Array(0) };
    globalThis.Object.defineProperty(message, import_runtime13.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime12.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* bytes value */
        1:
          message.value = reader.bytes();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime11.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.value.length)
      writer.tag(1, import_runtime10.WireType.LengthDelimited).bytes(message.value);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime11.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var BytesValue = new BytesValue$Type();

// node_modules/@actions/artifact/lib/generated/results/api/v1/artifact.js
var import_runtime_rpc = __toESM(require_commonjs2(), 1);
var import_runtime15 = __toESM(require_commonjs(), 1);
var import_runtime16 = __toESM(require_commonjs(), 1);
var import_runtime17 = __toESM(require_commonjs(), 1);
var import_runtime18 = __toESM(require_commonjs(), 1);
var import_runtime19 = __toESM(require_commonjs(), 1);
var CreateArtifactRequest$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.CreateArtifactRequest", [
      {
        no: 1,
        name: "workflow_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 2,
        name: "workflow_job_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 3,
        name: "name",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      { no: 4, name: "expires_at", kind: "message", T: () => Timestamp },
      {
        no: 5,
        name: "version",
        kind: "scalar",
        T: 5
        /*ScalarType.INT32*/
      },
      { no: 6, name: "mime_type", kind: "message", T: () => StringValue }
    ]);
  }
  create(value) {
    const message = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "", version: 0 };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string workflow_run_backend_id */
        1:
          message.workflowRunBackendId = reader.string();
          break;
        case /* string workflow_job_run_backend_id */
        2:
          message.workflowJobRunBackendId = reader.string();
          break;
        case /* string name */
        3:
          message.name = reader.string();
          break;
        case /* google.protobuf.Timestamp expires_at */
        4:
          message.expiresAt = Timestamp.internalBinaryRead(reader, reader.uint32(), options, message.expiresAt);
          break;
        case /* int32 version */
        5:
          message.version = reader.int32();
          break;
        case /* google.protobuf.StringValue mime_type */
        6:
          message.mimeType = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.mimeType);
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.workflowRunBackendId !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.workflowRunBackendId);
    if (message.workflowJobRunBackendId !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
    if (message.name !== "")
      writer.tag(3, import_runtime15.WireType.LengthDelimited).string(message.name);
    if (message.expiresAt)
      Timestamp.internalBinaryWrite(message.expiresAt, writer.tag(4, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    if (message.version !== 0)
      writer.tag(5, import_runtime15.WireType.Varint).int32(message.version);
    if (message.mimeType)
      StringValue.internalBinaryWrite(message.mimeType, writer.tag(6, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var CreateArtifactRequest = new CreateArtifactRequest$Type();
var CreateArtifactResponse$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.CreateArtifactResponse", [
      {
        no: 1,
        name: "ok",
        kind: "scalar",
        T: 8
        /*ScalarType.BOOL*/
      },
      {
        no: 2,
        name: "signed_upload_url",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      }
    ]);
  }
  create(value) {
    const message = { ok: false, signedUploadUrl: "" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* bool ok */
        1:
          message.ok = reader.bool();
          break;
        case /* string signed_upload_url */
        2:
          message.signedUploadUrl = reader.string();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.ok !== false)
      writer.tag(1, import_runtime15.WireType.Varint).bool(message.ok);
    if (message.signedUploadUrl !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.signedUploadUrl);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var CreateArtifactResponse = new CreateArtifactResponse$Type();
var FinalizeArtifactRequest$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.FinalizeArtifactRequest", [
      {
        no: 1,
        name: "workflow_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 2,
        name: "workflow_job_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 3,
        name: "name",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 4,
        name: "size",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      },
      { no: 5, name: "hash", kind: "message", T: () => StringValue }
    ]);
  }
  create(value) {
    const message = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "", size: "0" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string workflow_run_backend_id */
        1:
          message.workflowRunBackendId = reader.string();
          break;
        case /* string workflow_job_run_backend_id */
        2:
          message.workflowJobRunBackendId = reader.string();
          break;
        case /* string name */
        3:
          message.name = reader.string();
          break;
        case /* int64 size */
        4:
          message.size = reader.int64().toString();
          break;
        case /* google.protobuf.StringValue hash */
        5:
          message.hash = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.hash);
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.workflowRunBackendId !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.workflowRunBackendId);
    if (message.workflowJobRunBackendId !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
    if (message.name !== "")
      writer.tag(3, import_runtime15.WireType.LengthDelimited).string(message.name);
    if (message.size !== "0")
      writer.tag(4, import_runtime15.WireType.Varint).int64(message.size);
    if (message.hash)
      StringValue.internalBinaryWrite(message.hash, writer.tag(5, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var FinalizeArtifactRequest = new FinalizeArtifactRequest$Type();
var FinalizeArtifactResponse$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.FinalizeArtifactResponse", [
      {
        no: 1,
        name: "ok",
        kind: "scalar",
        T: 8
        /*ScalarType.BOOL*/
      },
      {
        no: 2,
        name: "artifact_id",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      }
    ]);
  }
  create(value) {
    const message = { ok: false, artifactId: "0" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* bool ok */
        1:
          message.ok = reader.bool();
          break;
        case /* int64 artifact_id */
        2:
          message.artifactId = reader.int64().toString();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.ok !== false)
      writer.tag(1, import_runtime15.WireType.Varint).bool(message.ok);
    if (message.artifactId !== "0")
      writer.tag(2, import_runtime15.WireType.Varint).int64(message.artifactId);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var FinalizeArtifactResponse = new FinalizeArtifactResponse$Type();
var ListArtifactsRequest$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.ListArtifactsRequest", [
      {
        no: 1,
        name: "workflow_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 2,
        name: "workflow_job_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      { no: 3, name: "name_filter", kind: "message", T: () => StringValue },
      { no: 4, name: "id_filter", kind: "message", T: () => Int64Value }
    ]);
  }
  create(value) {
    const message = { workflowRunBackendId: "", workflowJobRunBackendId: "" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string workflow_run_backend_id */
        1:
          message.workflowRunBackendId = reader.string();
          break;
        case /* string workflow_job_run_backend_id */
        2:
          message.workflowJobRunBackendId = reader.string();
          break;
        case /* google.protobuf.StringValue name_filter */
        3:
          message.nameFilter = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.nameFilter);
          break;
        case /* google.protobuf.Int64Value id_filter */
        4:
          message.idFilter = Int64Value.internalBinaryRead(reader, reader.uint32(), options, message.idFilter);
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.workflowRunBackendId !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.workflowRunBackendId);
    if (message.workflowJobRunBackendId !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
    if (message.nameFilter)
      StringValue.internalBinaryWrite(message.nameFilter, writer.tag(3, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    if (message.idFilter)
      Int64Value.internalBinaryWrite(message.idFilter, writer.tag(4, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var ListArtifactsRequest = new ListArtifactsRequest$Type();
var ListArtifactsResponse$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.ListArtifactsResponse", [
      { no: 1, name: "artifacts", kind: "message", repeat: 2, T: () => ListArtifactsResponse_MonolithArtifact }
    ]);
  }
  create(value) {
    const message = { artifacts: [] };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* repeated github.actions.results.api.v1.ListArtifactsResponse.MonolithArtifact artifacts */
        1:
          message.artifacts.push(ListArtifactsResponse_MonolithArtifact.internalBinaryRead(reader, reader.uint32(), options));
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    for (let i = 0; i < message.artifacts.length; i++)
      ListArtifactsResponse_MonolithArtifact.internalBinaryWrite(message.artifacts[i], writer.tag(1, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var ListArtifactsResponse = new ListArtifactsResponse$Type();
var ListArtifactsResponse_MonolithArtifact$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.ListArtifactsResponse.MonolithArtifact", [
      {
        no: 1,
        name: "workflow_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 2,
        name: "workflow_job_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 3,
        name: "database_id",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      },
      {
        no: 4,
        name: "name",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 5,
        name: "size",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      },
      { no: 6, name: "created_at", kind: "message", T: () => Timestamp },
      { no: 7, name: "digest", kind: "message", T: () => StringValue }
    ]);
  }
  create(value) {
    const message = { workflowRunBackendId: "", workflowJobRunBackendId: "", databaseId: "0", name: "", size: "0" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string workflow_run_backend_id */
        1:
          message.workflowRunBackendId = reader.string();
          break;
        case /* string workflow_job_run_backend_id */
        2:
          message.workflowJobRunBackendId = reader.string();
          break;
        case /* int64 database_id */
        3:
          message.databaseId = reader.int64().toString();
          break;
        case /* string name */
        4:
          message.name = reader.string();
          break;
        case /* int64 size */
        5:
          message.size = reader.int64().toString();
          break;
        case /* google.protobuf.Timestamp created_at */
        6:
          message.createdAt = Timestamp.internalBinaryRead(reader, reader.uint32(), options, message.createdAt);
          break;
        case /* google.protobuf.StringValue digest */
        7:
          message.digest = StringValue.internalBinaryRead(reader, reader.uint32(), options, message.digest);
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.workflowRunBackendId !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.workflowRunBackendId);
    if (message.workflowJobRunBackendId !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
    if (message.databaseId !== "0")
      writer.tag(3, import_runtime15.WireType.Varint).int64(message.databaseId);
    if (message.name !== "")
      writer.tag(4, import_runtime15.WireType.LengthDelimited).string(message.name);
    if (message.size !== "0")
      writer.tag(5, import_runtime15.WireType.Varint).int64(message.size);
    if (message.createdAt)
      Timestamp.internalBinaryWrite(message.createdAt, writer.tag(6, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    if (message.digest)
      StringValue.internalBinaryWrite(message.digest, writer.tag(7, import_runtime15.WireType.LengthDelimited).fork(), options).join();
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var ListArtifactsResponse_MonolithArtifact = new ListArtifactsResponse_MonolithArtifact$Type();
var GetSignedArtifactURLRequest$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.GetSignedArtifactURLRequest", [
      {
        no: 1,
        name: "workflow_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 2,
        name: "workflow_job_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 3,
        name: "name",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      }
    ]);
  }
  create(value) {
    const message = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string workflow_run_backend_id */
        1:
          message.workflowRunBackendId = reader.string();
          break;
        case /* string workflow_job_run_backend_id */
        2:
          message.workflowJobRunBackendId = reader.string();
          break;
        case /* string name */
        3:
          message.name = reader.string();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.workflowRunBackendId !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.workflowRunBackendId);
    if (message.workflowJobRunBackendId !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
    if (message.name !== "")
      writer.tag(3, import_runtime15.WireType.LengthDelimited).string(message.name);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var GetSignedArtifactURLRequest = new GetSignedArtifactURLRequest$Type();
var GetSignedArtifactURLResponse$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.GetSignedArtifactURLResponse", [
      {
        no: 1,
        name: "signed_url",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      }
    ]);
  }
  create(value) {
    const message = { signedUrl: "" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string signed_url */
        1:
          message.signedUrl = reader.string();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.signedUrl !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.signedUrl);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var GetSignedArtifactURLResponse = new GetSignedArtifactURLResponse$Type();
var DeleteArtifactRequest$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.DeleteArtifactRequest", [
      {
        no: 1,
        name: "workflow_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 2,
        name: "workflow_job_run_backend_id",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      },
      {
        no: 3,
        name: "name",
        kind: "scalar",
        T: 9
        /*ScalarType.STRING*/
      }
    ]);
  }
  create(value) {
    const message = { workflowRunBackendId: "", workflowJobRunBackendId: "", name: "" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* string workflow_run_backend_id */
        1:
          message.workflowRunBackendId = reader.string();
          break;
        case /* string workflow_job_run_backend_id */
        2:
          message.workflowJobRunBackendId = reader.string();
          break;
        case /* string name */
        3:
          message.name = reader.string();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.workflowRunBackendId !== "")
      writer.tag(1, import_runtime15.WireType.LengthDelimited).string(message.workflowRunBackendId);
    if (message.workflowJobRunBackendId !== "")
      writer.tag(2, import_runtime15.WireType.LengthDelimited).string(message.workflowJobRunBackendId);
    if (message.name !== "")
      writer.tag(3, import_runtime15.WireType.LengthDelimited).string(message.name);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var DeleteArtifactRequest = new DeleteArtifactRequest$Type();
var DeleteArtifactResponse$Type = class extends import_runtime19.MessageType {
  constructor() {
    super("github.actions.results.api.v1.DeleteArtifactResponse", [
      {
        no: 1,
        name: "ok",
        kind: "scalar",
        T: 8
        /*ScalarType.BOOL*/
      },
      {
        no: 2,
        name: "artifact_id",
        kind: "scalar",
        T: 3
        /*ScalarType.INT64*/
      }
    ]);
  }
  create(value) {
    const message = { ok: false, artifactId: "0" };
    globalThis.Object.defineProperty(message, import_runtime18.MESSAGE_TYPE, { enumerable: false, value: this });
    if (value !== void 0)
      (0, import_runtime17.reflectionMergePartial)(this, message, value);
    return message;
  }
  internalBinaryRead(reader, length, options, target) {
    let message = target !== null && target !== void 0 ? target : this.create(), end = reader.pos + length;
    while (reader.pos < end) {
      let [fieldNo, wireType] = reader.tag();
      switch (fieldNo) {
        case /* bool ok */
        1:
          message.ok = reader.bool();
          break;
        case /* int64 artifact_id */
        2:
          message.artifactId = reader.int64().toString();
          break;
        default:
          let u = options.readUnknownField;
          if (u === "throw")
            throw new globalThis.Error(`Unknown field ${fieldNo} (wire type ${wireType}) for ${this.typeName}`);
          let d = reader.skip(wireType);
          if (u !== false)
            (u === true ? import_runtime16.UnknownFieldHandler.onRead : u)(this.typeName, message, fieldNo, wireType, d);
      }
    }
    return message;
  }
  internalBinaryWrite(message, writer, options) {
    if (message.ok !== false)
      writer.tag(1, import_runtime15.WireType.Varint).bool(message.ok);
    if (message.artifactId !== "0")
      writer.tag(2, import_runtime15.WireType.Varint).int64(message.artifactId);
    let u = options.writeUnknownFields;
    if (u !== false)
      (u == true ? import_runtime16.UnknownFieldHandler.onWrite : u)(this.typeName, message, writer);
    return writer;
  }
};
var DeleteArtifactResponse = new DeleteArtifactResponse$Type();
var ArtifactService = new import_runtime_rpc.ServiceType("github.actions.results.api.v1.ArtifactService", [
  { name: "CreateArtifact", options: {}, I: CreateArtifactRequest, O: CreateArtifactResponse },
  { name: "FinalizeArtifact", options: {}, I: FinalizeArtifactRequest, O: FinalizeArtifactResponse },
  { name: "ListArtifacts", options: {}, I: ListArtifactsRequest, O: ListArtifactsResponse },
  { name: "GetSignedArtifactURL", options: {}, I: GetSignedArtifactURLRequest, O: GetSignedArtifactURLResponse },
  { name: "DeleteArtifact", options: {}, I: DeleteArtifactRequest, O: DeleteArtifactResponse }
]);

// node_modules/@actions/artifact/lib/generated/results/api/v1/artifact.twirp-client.js
var ArtifactServiceClientJSON = class {
  constructor(rpc) {
    this.rpc = rpc;
    this.CreateArtifact.bind(this);
    this.FinalizeArtifact.bind(this);
    this.ListArtifacts.bind(this);
    this.GetSignedArtifactURL.bind(this);
    this.DeleteArtifact.bind(this);
  }
  CreateArtifact(request) {
    const data = CreateArtifactRequest.toJson(request, {
      useProtoFieldName: true,
      emitDefaultValues: false
    });
    const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "CreateArtifact", "application/json", data);
    return promise.then((data2) => CreateArtifactResponse.fromJson(data2, {
      ignoreUnknownFields: true
    }));
  }
  FinalizeArtifact(request) {
    const data = FinalizeArtifactRequest.toJson(request, {
      useProtoFieldName: true,
      emitDefaultValues: false
    });
    const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "FinalizeArtifact", "application/json", data);
    return promise.then((data2) => FinalizeArtifactResponse.fromJson(data2, {
      ignoreUnknownFields: true
    }));
  }
  ListArtifacts(request) {
    const data = ListArtifactsRequest.toJson(request, {
      useProtoFieldName: true,
      emitDefaultValues: false
    });
    const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "ListArtifacts", "application/json", data);
    return promise.then((data2) => ListArtifactsResponse.fromJson(data2, { ignoreUnknownFields: true }));
  }
  GetSignedArtifactURL(request) {
    const data = GetSignedArtifactURLRequest.toJson(request, {
      useProtoFieldName: true,
      emitDefaultValues: false
    });
    const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "GetSignedArtifactURL", "application/json", data);
    return promise.then((data2) => GetSignedArtifactURLResponse.fromJson(data2, {
      ignoreUnknownFields: true
    }));
  }
  DeleteArtifact(request) {
    const data = DeleteArtifactRequest.toJson(request, {
      useProtoFieldName: true,
      emitDefaultValues: false
    });
    const promise = this.rpc.request("github.actions.results.api.v1.ArtifactService", "DeleteArtifact", "application/json", data);
    return promise.then((data2) => DeleteArtifactResponse.fromJson(data2, {
      ignoreUnknownFields: true
    }));
  }
};

// node_modules/@actions/artifact/lib/internal/shared/user-agent.js
var import_package_version = __toESM(require_package_version(), 1);
function getUserAgentString() {
  return `@actions/artifact-${import_package_version.version}`;
}

// node_modules/@actions/artifact/lib/internal/shared/errors.js
var FilesNotFoundError = class extends Error {
  constructor(files = []) {
    let message = "No files were found to upload";
    if (files.length > 0) {
      message += `: ${files.join(", ")}`;
    }
    super(message);
    this.files = files;
    this.name = "FilesNotFoundError";
  }
};
var InvalidResponseError = class extends Error {
  constructor(message) {
    super(message);
    this.name = "InvalidResponseError";
  }
};
var ArtifactNotFoundError = class extends Error {
  constructor(message = "Artifact not found") {
    super(message);
    this.name = "ArtifactNotFoundError";
  }
};
var GHESNotSupportedError = class extends Error {
  constructor(message = "@actions/artifact v2.0.0+, upload-artifact@v4+ and download-artifact@v4+ are not currently supported on GHES.") {
    super(message);
    this.name = "GHESNotSupportedError";
  }
};
var NetworkError = class extends Error {
  constructor(code) {
    const message = `Unable to make request: ${code}
If you are using self-hosted runners, please make sure your runner has access to all GitHub endpoints: https://docs.github.com/en/actions/hosting-your-own-runners/managing-self-hosted-runners/about-self-hosted-runners#communication-between-self-hosted-runners-and-github`;
    super(message);
    this.code = code;
    this.name = "NetworkError";
  }
};
NetworkError.isNetworkErrorCode = (code) => {
  if (!code)
    return false;
  return [
    "ECONNRESET",
    "ENOTFOUND",
    "ETIMEDOUT",
    "ECONNREFUSED",
    "EHOSTUNREACH"
  ].includes(code);
};
var UsageError = class extends Error {
  constructor() {
    const message = `Artifact storage quota has been hit. Unable to upload any new artifacts.
More info on storage limits: https://docs.github.com/en/billing/managing-billing-for-github-actions/about-billing-for-github-actions#calculating-minute-and-storage-spending`;
    super(message);
    this.name = "UsageError";
  }
};
UsageError.isUsageErrorMessage = (msg) => {
  if (!msg)
    return false;
  return msg.includes("insufficient usage");
};

// node_modules/jwt-decode/build/esm/index.js
var InvalidTokenError = class extends Error {
};
InvalidTokenError.prototype.name = "InvalidTokenError";
function b64DecodeUnicode(str) {
  return decodeURIComponent(atob(str).replace(/(.)/g, (m, p) => {
    let code = p.charCodeAt(0).toString(16).toUpperCase();
    if (code.length < 2) {
      code = "0" + code;
    }
    return "%" + code;
  }));
}
function base64UrlDecode(str) {
  let output = str.replace(/-/g, "+").replace(/_/g, "/");
  switch (output.length % 4) {
    case 0:
      break;
    case 2:
      output += "==";
      break;
    case 3:
      output += "=";
      break;
    default:
      throw new Error("base64 string is not of the correct length");
  }
  try {
    return b64DecodeUnicode(output);
  } catch (err) {
    return atob(output);
  }
}
function jwtDecode(token, options) {
  if (typeof token !== "string") {
    throw new InvalidTokenError("Invalid token specified: must be a string");
  }
  options || (options = {});
  const pos = options.header === true ? 0 : 1;
  const part = token.split(".")[pos];
  if (typeof part !== "string") {
    throw new InvalidTokenError(`Invalid token specified: missing part #${pos + 1}`);
  }
  let decoded;
  try {
    decoded = base64UrlDecode(part);
  } catch (e) {
    throw new InvalidTokenError(`Invalid token specified: invalid base64 for part #${pos + 1} (${e.message})`);
  }
  try {
    return JSON.parse(decoded);
  } catch (e) {
    throw new InvalidTokenError(`Invalid token specified: invalid json for part #${pos + 1} (${e.message})`);
  }
}

// node_modules/@actions/artifact/lib/internal/shared/util.js
var InvalidJwtError = new Error("Failed to get backend IDs: The provided JWT token is invalid and/or missing claims");
function getBackendIdsFromToken() {
  const token = getRuntimeToken();
  const decoded = jwtDecode(token);
  if (!decoded.scp) {
    throw InvalidJwtError;
  }
  const scpParts = decoded.scp.split(" ");
  if (scpParts.length === 0) {
    throw InvalidJwtError;
  }
  for (const scopes of scpParts) {
    const scopeParts = scopes.split(":");
    if ((scopeParts === null || scopeParts === void 0 ? void 0 : scopeParts[0]) !== "Actions.Results") {
      continue;
    }
    if (scopeParts.length !== 3) {
      throw InvalidJwtError;
    }
    const ids = {
      workflowRunBackendId: scopeParts[1],
      workflowJobRunBackendId: scopeParts[2]
    };
    debug(`Workflow Run Backend ID: ${ids.workflowRunBackendId}`);
    debug(`Workflow Job Run Backend ID: ${ids.workflowJobRunBackendId}`);
    return ids;
  }
  throw InvalidJwtError;
}
function maskSigUrl(url) {
  if (!url)
    return;
  try {
    const parsedUrl = new URL(url);
    const signature = parsedUrl.searchParams.get("sig");
    if (signature) {
      setSecret(signature);
      setSecret(encodeURIComponent(signature));
    }
  } catch (error) {
    debug(`Failed to parse URL: ${url} ${error instanceof Error ? error.message : String(error)}`);
  }
}
function maskSecretUrls(body) {
  if (typeof body !== "object" || body === null) {
    debug("body is not an object or is null");
    return;
  }
  if ("signed_upload_url" in body && typeof body.signed_upload_url === "string") {
    maskSigUrl(body.signed_upload_url);
  }
  if ("signed_url" in body && typeof body.signed_url === "string") {
    maskSigUrl(body.signed_url);
  }
}

// node_modules/@actions/artifact/lib/internal/shared/artifact-twirp-client.js
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve) {
      resolve(value);
    });
  }
  return new (P || (P = Promise))(function(resolve, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var ArtifactHttpClient = class {
  constructor(userAgent, maxAttempts, baseRetryIntervalMilliseconds, retryMultiplier) {
    this.maxAttempts = 5;
    this.baseRetryIntervalMilliseconds = 3e3;
    this.retryMultiplier = 1.5;
    const token = getRuntimeToken();
    this.baseUrl = getResultsServiceUrl();
    if (maxAttempts) {
      this.maxAttempts = maxAttempts;
    }
    if (baseRetryIntervalMilliseconds) {
      this.baseRetryIntervalMilliseconds = baseRetryIntervalMilliseconds;
    }
    if (retryMultiplier) {
      this.retryMultiplier = retryMultiplier;
    }
    this.httpClient = new HttpClient(userAgent, [
      new BearerCredentialHandler(token)
    ]);
  }
  // This function satisfies the Rpc interface. It is compatible with the JSON
  // JSON generated client.
  request(service, method, contentType, data) {
    return __awaiter(this, void 0, void 0, function* () {
      const url = new URL(`/twirp/${service}/${method}`, this.baseUrl).href;
      debug(`[Request] ${method} ${url}`);
      const headers = {
        "Content-Type": contentType
      };
      try {
        const { body } = yield this.retryableRequest(() => __awaiter(this, void 0, void 0, function* () {
          return this.httpClient.post(url, JSON.stringify(data), headers);
        }));
        return body;
      } catch (error) {
        throw new Error(`Failed to ${method}: ${error.message}`);
      }
    });
  }
  retryableRequest(operation) {
    return __awaiter(this, void 0, void 0, function* () {
      let attempt = 0;
      let errorMessage = "";
      let rawBody = "";
      while (attempt < this.maxAttempts) {
        let isRetryable = false;
        try {
          const response = yield operation();
          const statusCode = response.message.statusCode;
          rawBody = yield response.readBody();
          debug(`[Response] - ${response.message.statusCode}`);
          debug(`Headers: ${JSON.stringify(response.message.headers, null, 2)}`);
          const body = JSON.parse(rawBody);
          maskSecretUrls(body);
          debug(`Body: ${JSON.stringify(body, null, 2)}`);
          if (this.isSuccessStatusCode(statusCode)) {
            return { response, body };
          }
          isRetryable = this.isRetryableHttpStatusCode(statusCode);
          errorMessage = `Failed request: (${statusCode}) ${response.message.statusMessage}`;
          if (body.msg) {
            if (UsageError.isUsageErrorMessage(body.msg)) {
              throw new UsageError();
            }
            errorMessage = `${errorMessage}: ${body.msg}`;
          }
        } catch (error) {
          if (error instanceof SyntaxError) {
            debug(`Raw Body: ${rawBody}`);
          }
          if (error instanceof UsageError) {
            throw error;
          }
          if (NetworkError.isNetworkErrorCode(error === null || error === void 0 ? void 0 : error.code)) {
            throw new NetworkError(error === null || error === void 0 ? void 0 : error.code);
          }
          isRetryable = true;
          errorMessage = error.message;
        }
        if (!isRetryable) {
          throw new Error(`Received non-retryable error: ${errorMessage}`);
        }
        if (attempt + 1 === this.maxAttempts) {
          throw new Error(`Failed to make request after ${this.maxAttempts} attempts: ${errorMessage}`);
        }
        const retryTimeMilliseconds = this.getExponentialRetryTimeMilliseconds(attempt);
        info(`Attempt ${attempt + 1} of ${this.maxAttempts} failed with error: ${errorMessage}. Retrying request in ${retryTimeMilliseconds} ms...`);
        yield this.sleep(retryTimeMilliseconds);
        attempt++;
      }
      throw new Error(`Request failed`);
    });
  }
  isSuccessStatusCode(statusCode) {
    if (!statusCode)
      return false;
    return statusCode >= 200 && statusCode < 300;
  }
  isRetryableHttpStatusCode(statusCode) {
    if (!statusCode)
      return false;
    const retryableStatusCodes = [
      HttpCodes.BadGateway,
      HttpCodes.GatewayTimeout,
      HttpCodes.InternalServerError,
      HttpCodes.ServiceUnavailable,
      HttpCodes.TooManyRequests
    ];
    return retryableStatusCodes.includes(statusCode);
  }
  sleep(milliseconds) {
    return __awaiter(this, void 0, void 0, function* () {
      return new Promise((resolve) => setTimeout(resolve, milliseconds));
    });
  }
  getExponentialRetryTimeMilliseconds(attempt) {
    if (attempt < 0) {
      throw new Error("attempt should be a positive integer");
    }
    if (attempt === 0) {
      return this.baseRetryIntervalMilliseconds;
    }
    const minTime = this.baseRetryIntervalMilliseconds * Math.pow(this.retryMultiplier, attempt);
    const maxTime = minTime * this.retryMultiplier;
    return Math.trunc(Math.random() * (maxTime - minTime) + minTime);
  }
};
function internalArtifactTwirpClient(options) {
  const client = new ArtifactHttpClient(getUserAgentString(), options === null || options === void 0 ? void 0 : options.maxAttempts, options === null || options === void 0 ? void 0 : options.retryIntervalMs, options === null || options === void 0 ? void 0 : options.retryMultiplier);
  return new ArtifactServiceClientJSON(client);
}

export {
  getUploadChunkSize,
  isGhes,
  getGitHubWorkspaceDir,
  getConcurrency,
  getUploadChunkTimeout,
  getMaxArtifactListCount,
  Timestamp,
  Int64Value,
  StringValue,
  getUserAgentString,
  FilesNotFoundError,
  InvalidResponseError,
  ArtifactNotFoundError,
  GHESNotSupportedError,
  NetworkError,
  UsageError,
  getBackendIdsFromToken,
  internalArtifactTwirpClient
};
