import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  debug,
  getState,
  group,
  info,
  saveState,
  setFailed,
  warning
} from "./chunk-EWSEKDDM.js";
import {
  LARGEST_SEALED_MANIFEST,
  LONGEST_HEADER,
  MANIFEST_FILE,
  MOST_FILES,
  SEALED_FILE,
  checkSealedManifest,
  foldedPath,
  largestBundle,
  oneLine,
  openRegular,
  passphraseIdentity,
  quoted,
  regularFiles,
  relativePathProblem,
  sealedFor,
  serializeManifest,
  sha256Of,
  verifyBundle
} from "./chunk-OFEQ2BLX.js";
import {
  hostSessionStore,
  transferSession
} from "./chunk-GCJIOIE4.js";
import {
  claudeCode
} from "./chunk-ADA4G5Q6.js";
import {
  jsonScanner,
  rowReader,
  transcriptName
} from "./chunk-GJASWYSF.js";
import {
  largestRows
} from "./chunk-DTIIKWMH.js";
import {
  ArchiveError,
  CommandError,
  IntegrityError,
  SessionCaptureError,
  UserError,
  isNotFound
} from "./chunk-6HJDTENI.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-5MLXPEVV.js";

// node_modules/pend/index.js
var require_pend = __commonJS({
  "node_modules/pend/index.js"(exports, module) {
    module.exports = Pend;
    function Pend() {
      this.pending = 0;
      this.max = Infinity;
      this.listeners = [];
      this.waiting = [];
      this.error = null;
    }
    Pend.prototype.go = function(fn) {
      if (this.pending < this.max) {
        pendGo(this, fn);
      } else {
        this.waiting.push(fn);
      }
    };
    Pend.prototype.wait = function(cb) {
      if (this.pending === 0) {
        cb(this.error);
      } else {
        this.listeners.push(cb);
      }
    };
    Pend.prototype.hold = function() {
      return pendHold(this);
    };
    function pendHold(self) {
      self.pending += 1;
      var called = false;
      return onCb;
      function onCb(err) {
        if (called) throw new Error("callback called twice");
        called = true;
        self.error = self.error || err;
        self.pending -= 1;
        if (self.waiting.length > 0 && self.pending < self.max) {
          pendGo(self, self.waiting.shift());
        } else if (self.pending === 0) {
          var listeners = self.listeners;
          self.listeners = [];
          listeners.forEach(cbListener);
        }
      }
      function cbListener(listener) {
        listener(self.error);
      }
    }
    function pendGo(self, fn) {
      fn(pendHold(self));
    }
  }
});

// node_modules/yauzl/fd-slicer.js
var require_fd_slicer = __commonJS({
  "node_modules/yauzl/fd-slicer.js"(exports) {
    var fs = __require("fs");
    var util = __require("util");
    var stream = __require("stream");
    var Readable3 = stream.Readable;
    var PassThrough = stream.PassThrough;
    var Pend = require_pend();
    var EventEmitter = __require("events").EventEmitter;
    exports.BufferSlicer = BufferSlicer;
    exports.FdSlicer = FdSlicer;
    util.inherits(FdSlicer, EventEmitter);
    function FdSlicer(fd) {
      EventEmitter.call(this);
      this.fd = fd;
      this.pend = new Pend();
      this.pend.max = 1;
      this.refCount = 0;
    }
    FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
      var self = this;
      self.pend.go(function(cb) {
        fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer2) {
          cb();
          callback(err, bytesRead, buffer2);
        });
      });
    };
    FdSlicer.prototype.createReadStream = function(options2) {
      return new ReadStream(this, options2);
    };
    FdSlicer.prototype.ref = function() {
      this.refCount += 1;
    };
    FdSlicer.prototype.unref = function() {
      var self = this;
      self.refCount -= 1;
      if (self.refCount < 0) throw new Error("invalid unref");
      if (self.refCount > 0) return;
      fs.close(self.fd, onCloseDone);
      function onCloseDone(err) {
        if (err) {
          self.emit("error", err);
        } else {
          self.emit("close");
        }
      }
    };
    util.inherits(ReadStream, Readable3);
    function ReadStream(context, options2) {
      options2 = options2 || {};
      Readable3.call(this, options2);
      this.context = context;
      this.context.ref();
      this.start = options2.start || 0;
      this.endOffset = options2.end;
      this.pos = this.start;
    }
    ReadStream.prototype._read = function(n) {
      var self = this;
      var toRead = Math.min(self._readableState.highWaterMark, n);
      if (self.endOffset != null) {
        toRead = Math.min(toRead, self.endOffset - self.pos);
      }
      if (toRead <= 0) {
        self.push(null);
        this._cleanup();
        return;
      }
      self.context.pend.go(function(cb) {
        var buffer = Buffer.allocUnsafe(toRead);
        fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
          if (err) {
            self.destroy(err);
          } else if (bytesRead === 0) {
            self.push(null);
            self._cleanup();
          } else {
            self.pos += bytesRead;
            self.push(buffer.slice(0, bytesRead));
          }
          cb();
        });
      });
    };
    ReadStream.prototype._destroy = function(err, cb) {
      this._cleanup();
      cb(err);
    };
    ReadStream.prototype._cleanup = function() {
      if (this.context != null) {
        this.context.unref();
        this.context = null;
      }
    };
    util.inherits(BufferSlicer, EventEmitter);
    function BufferSlicer(buffer) {
      EventEmitter.call(this);
      this.refCount = 0;
      this.buffer = buffer;
    }
    BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
      if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
      if (position < 0) throw new RangeError("position is negative: " + position);
      if (offset + length > buffer.length) {
        length = buffer.length - offset;
      }
      if (position + length > this.buffer.length) {
        length = this.buffer.length - position;
      }
      if (length <= 0) {
        setImmediate(function() {
          callback(null, 0);
        });
        return;
      }
      this.buffer.copy(buffer, offset, position, position + length);
      setImmediate(function() {
        callback(null, length);
      });
    };
    BufferSlicer.prototype.createReadStream = function(options2) {
      options2 = options2 || {};
      var readStream = new PassThrough(options2);
      readStream.start = options2.start || 0;
      readStream.endOffset = options2.end;
      readStream.pos = readStream.endOffset || this.buffer.length;
      var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
      var maxChunkSize = 65536;
      var offset = 0;
      while (true) {
        var nextOffset = offset + maxChunkSize;
        if (nextOffset >= entireSlice.length) {
          if (offset < entireSlice.length) {
            readStream.write(entireSlice.slice(offset, entireSlice.length));
          }
          break;
        }
        readStream.write(entireSlice.slice(offset, nextOffset));
        offset = nextOffset;
      }
      readStream.end();
      return readStream;
    };
    BufferSlicer.prototype.ref = function() {
      this.refCount += 1;
    };
    BufferSlicer.prototype.unref = function() {
      this.refCount -= 1;
      if (this.refCount < 0) {
        throw new Error("invalid unref");
      }
    };
  }
});

// node_modules/yauzl/crc32.js
var require_crc32 = __commonJS({
  "node_modules/yauzl/crc32.js"(exports, module) {
    var CRC_TABLE = new Int32Array([
      0,
      1996959894,
      3993919788,
      2567524794,
      124634137,
      1886057615,
      3915621685,
      2657392035,
      249268274,
      2044508324,
      3772115230,
      2547177864,
      162941995,
      2125561021,
      3887607047,
      2428444049,
      498536548,
      1789927666,
      4089016648,
      2227061214,
      450548861,
      1843258603,
      4107580753,
      2211677639,
      325883990,
      1684777152,
      4251122042,
      2321926636,
      335633487,
      1661365465,
      4195302755,
      2366115317,
      997073096,
      1281953886,
      3579855332,
      2724688242,
      1006888145,
      1258607687,
      3524101629,
      2768942443,
      901097722,
      1119000684,
      3686517206,
      2898065728,
      853044451,
      1172266101,
      3705015759,
      2882616665,
      651767980,
      1373503546,
      3369554304,
      3218104598,
      565507253,
      1454621731,
      3485111705,
      3099436303,
      671266974,
      1594198024,
      3322730930,
      2970347812,
      795835527,
      1483230225,
      3244367275,
      3060149565,
      1994146192,
      31158534,
      2563907772,
      4023717930,
      1907459465,
      112637215,
      2680153253,
      3904427059,
      2013776290,
      251722036,
      2517215374,
      3775830040,
      2137656763,
      141376813,
      2439277719,
      3865271297,
      1802195444,
      476864866,
      2238001368,
      4066508878,
      1812370925,
      453092731,
      2181625025,
      4111451223,
      1706088902,
      314042704,
      2344532202,
      4240017532,
      1658658271,
      366619977,
      2362670323,
      4224994405,
      1303535960,
      984961486,
      2747007092,
      3569037538,
      1256170817,
      1037604311,
      2765210733,
      3554079995,
      1131014506,
      879679996,
      2909243462,
      3663771856,
      1141124467,
      855842277,
      2852801631,
      3708648649,
      1342533948,
      654459306,
      3188396048,
      3373015174,
      1466479909,
      544179635,
      3110523913,
      3462522015,
      1591671054,
      702138776,
      2966460450,
      3352799412,
      1504918807,
      783551873,
      3082640443,
      3233442989,
      3988292384,
      2596254646,
      62317068,
      1957810842,
      3939845945,
      2647816111,
      81470997,
      1943803523,
      3814918930,
      2489596804,
      225274430,
      2053790376,
      3826175755,
      2466906013,
      167816743,
      2097651377,
      4027552580,
      2265490386,
      503444072,
      1762050814,
      4150417245,
      2154129355,
      426522225,
      1852507879,
      4275313526,
      2312317920,
      282753626,
      1742555852,
      4189708143,
      2394877945,
      397917763,
      1622183637,
      3604390888,
      2714866558,
      953729732,
      1340076626,
      3518719985,
      2797360999,
      1068828381,
      1219638859,
      3624741850,
      2936675148,
      906185462,
      1090812512,
      3747672003,
      2825379669,
      829329135,
      1181335161,
      3412177804,
      3160834842,
      628085408,
      1382605366,
      3423369109,
      3138078467,
      570562233,
      1426400815,
      3317316542,
      2998733608,
      733239954,
      1555261956,
      3268935591,
      3050360625,
      752459403,
      1541320221,
      2607071920,
      3965973030,
      1969922972,
      40735498,
      2617837225,
      3943577151,
      1913087877,
      83908371,
      2512341634,
      3803740692,
      2075208622,
      213261112,
      2463272603,
      3855990285,
      2094854071,
      198958881,
      2262029012,
      4057260610,
      1759359992,
      534414190,
      2176718541,
      4139329115,
      1873836001,
      414664567,
      2282248934,
      4279200368,
      1711684554,
      285281116,
      2405801727,
      4167216745,
      1634467795,
      376229701,
      2685067896,
      3608007406,
      1308918612,
      956543938,
      2808555105,
      3495958263,
      1231636301,
      1047427035,
      2932959818,
      3654703836,
      1088359270,
      936918e3,
      2847714899,
      3736837829,
      1202900863,
      817233897,
      3183342108,
      3401237130,
      1404277552,
      615818150,
      3134207493,
      3453421203,
      1423857449,
      601450431,
      3009837614,
      3294710456,
      1567103746,
      711928724,
      3020668471,
      3272380065,
      1510334235,
      755167117
    ]);
    function crc32(buf) {
      let crc = -1;
      for (let x of buf) {
        crc = CRC_TABLE[(crc ^ x) & 255] ^ crc >>> 8;
      }
      return (crc ^ -1) >>> 0;
    }
    module.exports = crc32;
  }
});

// node_modules/yauzl/index.js
var require_yauzl = __commonJS({
  "node_modules/yauzl/index.js"(exports) {
    var fs = __require("fs");
    var zlib2 = __require("zlib");
    var fd_slicer = require_fd_slicer();
    var util = __require("util");
    var EventEmitter = __require("events").EventEmitter;
    var Transform = __require("stream").Transform;
    var PassThrough = __require("stream").PassThrough;
    var Writable = __require("stream").Writable;
    var crc32 = typeof zlib2.crc32 === "function" ? zlib2.crc32 : require_crc32();
    exports.open = open2;
    exports.fromFd = fromFd;
    exports.fromBuffer = fromBuffer;
    exports.fromRandomAccessReader = fromRandomAccessReader;
    exports.openPromise = openPromise2;
    exports.fromFdPromise = fromFdPromise;
    exports.fromBufferPromise = fromBufferPromise;
    exports.fromRandomAccessReaderPromise = fromRandomAccessReaderPromise;
    exports.dosDateTimeToDate = dosDateTimeToDate;
    exports.getFileNameLowLevel = getFileNameLowLevel;
    exports.validateFileName = validateFileName;
    exports.parseExtraFields = parseExtraFields;
    exports.ZipFile = ZipFile;
    exports.Entry = Entry;
    exports.LocalFileHeader = LocalFileHeader;
    exports.RandomAccessReader = RandomAccessReader;
    function openPromise2(path7, options2) {
      return new Promise((resolve3, reject) => {
        open2(path7, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve3(zipfile);
        });
      });
    }
    function fromFdPromise(fd, options2) {
      return new Promise((resolve3, reject) => {
        fromFd(fd, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve3(zipfile);
        });
      });
    }
    function fromBufferPromise(buffer, options2) {
      return new Promise((resolve3, reject) => {
        fromBuffer(buffer, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve3(zipfile);
        });
      });
    }
    function fromRandomAccessReaderPromise(reader, totalSize, options2) {
      return new Promise((resolve3, reject) => {
        fromRandomAccessReader(reader, totalSize, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve3(zipfile);
        });
      });
    }
    function open2(path7, options2, callback) {
      if (typeof options2 === "function") {
        callback = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      if (options2.autoClose == null) options2.autoClose = true;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      if (callback == null) callback = defaultCallback;
      fs.open(path7, "r", function(err, fd) {
        if (err) return callback(err);
        fromFd(fd, options2, function(err2, zipfile) {
          if (err2) fs.close(fd, defaultCallback);
          callback(err2, zipfile);
        });
      });
    }
    function fromFd(fd, options2, callback) {
      if (typeof options2 === "function") {
        callback = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      if (options2.autoClose == null) options2.autoClose = false;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      if (callback == null) callback = defaultCallback;
      fs.fstat(fd, function(err, stats) {
        if (err) return callback(err);
        var reader = new fd_slicer.FdSlicer(fd);
        fromRandomAccessReader(reader, stats.size, options2, callback);
      });
    }
    function fromBuffer(buffer, options2, callback) {
      if (typeof options2 === "function") {
        callback = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      options2.autoClose = false;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      var reader = new fd_slicer.BufferSlicer(buffer);
      fromRandomAccessReader(reader, buffer.length, options2, callback);
    }
    function fromRandomAccessReader(reader, totalSize, options2, callback) {
      if (typeof options2 === "function") {
        callback = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      if (options2.autoClose == null) options2.autoClose = true;
      if (options2.lazyEntries == null) options2.lazyEntries = false;
      if (options2.decodeStrings == null) options2.decodeStrings = true;
      var decodeStrings = !!options2.decodeStrings;
      if (options2.validateEntrySizes == null) options2.validateEntrySizes = true;
      if (options2.strictFileNames == null) options2.strictFileNames = false;
      if (callback == null) callback = defaultCallback;
      if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
      if (totalSize > Number.MAX_SAFE_INTEGER) {
        throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
      }
      reader.ref();
      var eocdrWithoutCommentSize = 22;
      var zip64EocdlSize = 20;
      var maxCommentSize = 65535;
      var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
      var buffer = newBuffer(bufferSize);
      var bufferReadStart = totalSize - buffer.length;
      readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
        if (err) return callback(err);
        for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
          if (buffer.readUInt32LE(i) !== 101010256) continue;
          var eocdrBuffer = buffer.subarray(i);
          var diskNumber = eocdrBuffer.readUInt16LE(4);
          var entryCount = eocdrBuffer.readUInt16LE(10);
          var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
          var commentLength = eocdrBuffer.readUInt16LE(20);
          var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
          if (commentLength !== expectedCommentLength) {
            return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
          }
          var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
          if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 117853008) {
            var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
            var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
            var zip64EocdrBuffer = newBuffer(56);
            return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err2) {
              if (err2) return callback(err2);
              if (zip64EocdrBuffer.readUInt32LE(0) !== 101075792) {
                return callback(new Error("invalid zip64 end of central directory record signature"));
              }
              diskNumber = zip64EocdrBuffer.readUInt32LE(16);
              if (diskNumber !== 0) {
                return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
              }
              entryCount = readUInt64LE(zip64EocdrBuffer, 32);
              centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
              return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options2.autoClose, options2.lazyEntries, decodeStrings, options2.validateEntrySizes, options2.strictFileNames));
            });
          }
          if (diskNumber !== 0) {
            return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
          }
          return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options2.autoClose, options2.lazyEntries, decodeStrings, options2.validateEntrySizes, options2.strictFileNames));
        }
        callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
      });
    }
    util.inherits(ZipFile, EventEmitter);
    function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
      var self = this;
      EventEmitter.call(self);
      self.reader = reader;
      self.reader.on("error", function(err) {
        emitError(self, err);
      });
      self.reader.once("close", function() {
        self.emit("close");
      });
      self.readEntryCursor = centralDirectoryOffset;
      self.fileSize = fileSize;
      self.entryCount = entryCount;
      self.comment = comment;
      self.entriesRead = 0;
      self.autoClose = !!autoClose;
      self.lazyEntries = !!lazyEntries;
      self.decodeStrings = !!decodeStrings;
      self.validateEntrySizes = !!validateEntrySizes;
      self.strictFileNames = !!strictFileNames;
      self.isOpen = true;
      self.emittedError = false;
      self.hasEachEntryBeenCalled = false;
      if (!self.lazyEntries) self._readEntry();
    }
    ZipFile.prototype.close = function() {
      if (!this.isOpen) return;
      this.isOpen = false;
      this.reader.unref();
    };
    function emitErrorAndAutoClose(self, err) {
      if (self.autoClose) self.close();
      emitError(self, err);
    }
    function emitError(self, err) {
      if (self.emittedError) return;
      self.emittedError = true;
      self.emit("error", err);
    }
    ZipFile.prototype.readEntry = function() {
      if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
      this._readEntry();
    };
    ZipFile.prototype._readEntry = function() {
      var self = this;
      if (self.entryCount === self.entriesRead) {
        setImmediate(function() {
          if (self.autoClose) self.close();
          if (self.emittedError) return;
          self.emit("end");
        });
        return;
      }
      if (self.emittedError) return;
      var buffer = newBuffer(46);
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
        if (err) return emitErrorAndAutoClose(self, err);
        if (self.emittedError) return;
        var entry = new Entry();
        var signature = buffer.readUInt32LE(0);
        if (signature !== 33639248) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
        entry.versionMadeBy = buffer.readUInt16LE(4);
        entry.versionNeededToExtract = buffer.readUInt16LE(6);
        entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
        entry.compressionMethod = buffer.readUInt16LE(10);
        entry.lastModFileTime = buffer.readUInt16LE(12);
        entry.lastModFileDate = buffer.readUInt16LE(14);
        entry.crc32 = buffer.readUInt32LE(16);
        entry.compressedSize = buffer.readUInt32LE(20);
        entry.uncompressedSize = buffer.readUInt32LE(24);
        entry.fileNameLength = buffer.readUInt16LE(28);
        entry.extraFieldLength = buffer.readUInt16LE(30);
        entry.fileCommentLength = buffer.readUInt16LE(32);
        entry.internalFileAttributes = buffer.readUInt16LE(36);
        entry.externalFileAttributes = buffer.readUInt32LE(38);
        entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);
        if (entry.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));
        self.readEntryCursor += 46;
        buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
        readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err2) {
          if (err2) return emitErrorAndAutoClose(self, err2);
          if (self.emittedError) return;
          entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
          var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
          entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
          entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
          try {
            entry.extraFields = parseExtraFields(entry.extraFieldRaw);
          } catch (err3) {
            return emitErrorAndAutoClose(self, err3);
          }
          if (self.decodeStrings) {
            var isUtf8 = (entry.generalPurposeBitFlag & 2048) !== 0;
            entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
            entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
            var errorMessage = validateFileName(entry.fileName);
            if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
          } else {
            entry.fileComment = entry.fileCommentRaw;
            entry.fileName = entry.fileNameRaw;
          }
          entry.comment = entry.fileComment;
          self.readEntryCursor += buffer.length;
          self.entriesRead += 1;
          for (var i = 0; i < entry.extraFields.length; i++) {
            var extraField = entry.extraFields[i];
            if (extraField.id !== 1) continue;
            var zip64EiefBuffer = extraField.data;
            var index = 0;
            if (entry.uncompressedSize === 4294967295) {
              if (index + 8 > zip64EiefBuffer.length) {
                return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
              }
              entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
              index += 8;
            }
            if (entry.compressedSize === 4294967295) {
              if (index + 8 > zip64EiefBuffer.length) {
                return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
              }
              entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
              index += 8;
            }
            if (entry.relativeOffsetOfLocalHeader === 4294967295) {
              if (index + 8 > zip64EiefBuffer.length) {
                return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
              }
              entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
              index += 8;
            }
            break;
          }
          if (self.validateEntrySizes && entry.compressionMethod === 0) {
            var expectedCompressedSize = entry.uncompressedSize;
            if (entry.isEncrypted()) {
              expectedCompressedSize += 12;
            }
            if (entry.compressedSize !== expectedCompressedSize) {
              var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
              return emitErrorAndAutoClose(self, new Error(msg));
            }
          }
          self.emit("entry", entry);
          if (!self.lazyEntries) self._readEntry();
        });
      });
    };
    ZipFile.prototype.eachEntry = function() {
      const self = this;
      if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
      if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
      self.hasEachEntryBeenCalled = true;
      let pendingResolveReject = null;
      self.on("entry", onEntry);
      self.on("end", onEnd);
      self.on("error", onError);
      function cleanup() {
        self.removeListener("entry", onEntry);
        self.removeListener("end", onEnd);
        self.removeListener("error", onError);
        if (self.autoClose) self.close();
      }
      function onEntry(entry) {
        let { resolve: resolve3 } = pendingResolveReject;
        pendingResolveReject = null;
        resolve3({ value: entry });
      }
      function onEnd() {
        let { resolve: resolve3 } = pendingResolveReject;
        pendingResolveReject = null;
        cleanup();
        resolve3({ done: true });
      }
      function onError(err) {
        let { reject } = pendingResolveReject;
        pendingResolveReject = null;
        cleanup();
        reject(err);
      }
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next() {
          const promise = new Promise((resolve3, reject) => {
            if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
            pendingResolveReject = { resolve: resolve3, reject };
          });
          self.readEntry();
          return promise;
        },
        return(value) {
          cleanup();
          return Promise.resolve({ done: true, value });
        },
        throw(value) {
          cleanup();
          return Promise.reject(value);
        }
      };
    };
    ZipFile.prototype.openReadStream = function(entry, options2, callback) {
      var self = this;
      var relativeStart = 0;
      var relativeEnd = entry.compressedSize;
      if (callback == null) {
        callback = options2;
        options2 = null;
      }
      if (options2 == null) {
        options2 = {};
      } else {
        if (options2.decodeFileData === false) {
          if (options2.decrypt != null) {
            throw new Error("cannot use options.decrypt when options.decodeFileData === false");
          }
          if (options2.decompress != null) {
            throw new Error("cannot use options.decompress when options.decodeFileData === false");
          }
        } else {
          if (options2.decrypt != null) {
            if (!entry.isEncrypted()) {
              throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
            }
            if (options2.decrypt !== false) throw new Error("invalid options.decrypt value: " + options2.decrypt);
            if (entry.isCompressed()) {
              if (options2.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
            }
          }
          if (options2.decompress != null) {
            if (!entry.isCompressed()) {
              throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
            }
            if (!(options2.decompress === false || options2.decompress === true)) {
              throw new Error("invalid options.decompress value: " + options2.decompress);
            }
            decompress = options2.decompress;
          }
        }
        if (options2.start != null) {
          relativeStart = options2.start;
          if (relativeStart < 0) throw new Error("options.start < 0");
          if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
        }
        if (options2.end != null) {
          relativeEnd = options2.end;
          if (relativeEnd < 0) throw new Error("options.end < 0");
          if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
          if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
        }
      }
      var rawMode = options2.decodeFileData === false || // Explicitly requested raw.
      (entry.compressionMethod === 0 || // Naturally without compression.
      entry.compressionMethod === 8 && options2.decompress === false) && (!entry.isEncrypted() || // Naturally without encryption.
      options2.decrypt === false);
      if (options2.start != null || options2.end != null) {
        if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
      }
      if (!self.isOpen) return callback(new Error("closed"));
      if (entry.isEncrypted() && !rawMode) {
        if (options2.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
      }
      var decompress;
      if (rawMode) {
        decompress = false;
      } else if (entry.compressionMethod === 8) {
        decompress = options2.decodeFileData !== true;
      } else {
        return callback(new Error("unsupported compression method: " + entry.compressionMethod));
      }
      self.readLocalFileHeader(entry, { minimal: true }, function(err, localFileHeader) {
        if (err) return callback(err);
        self.openReadStreamLowLevel(
          localFileHeader.fileDataStart,
          entry.compressedSize,
          relativeStart,
          relativeEnd,
          decompress,
          entry.uncompressedSize,
          callback
        );
      });
    };
    ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
      var self = this;
      var fileDataEnd = fileDataStart + compressedSize;
      var readStream = self.reader.createReadStream({
        start: fileDataStart + relativeStart,
        end: fileDataStart + relativeEnd
      });
      var endpointStream = readStream;
      if (decompress) {
        var destroyed = false;
        var inflateFilter = zlib2.createInflateRaw();
        readStream.on("error", function(err) {
          setImmediate(function() {
            if (!destroyed) inflateFilter.emit("error", err);
          });
        });
        readStream.pipe(inflateFilter);
        if (self.validateEntrySizes) {
          endpointStream = new AssertByteCountStream(uncompressedSize);
          inflateFilter.on("error", function(err) {
            setImmediate(function() {
              if (!destroyed) endpointStream.emit("error", err);
            });
          });
          inflateFilter.pipe(endpointStream);
        } else {
          endpointStream = inflateFilter;
        }
        installDestroyFn(endpointStream, function() {
          destroyed = true;
          if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
          readStream.unpipe(inflateFilter);
          readStream.destroy();
        });
      }
      callback(null, endpointStream);
    };
    ZipFile.prototype.readLocalFileHeader = function(entry, options2, callback) {
      var self = this;
      if (callback == null) {
        callback = options2;
        options2 = null;
      }
      if (options2 == null) options2 = {};
      self.reader.ref();
      var buffer = newBuffer(30);
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
        try {
          if (err) return callback(err);
          var signature = buffer.readUInt32LE(0);
          if (signature !== 67324752) {
            return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
          }
          var fileNameLength = buffer.readUInt16LE(26);
          var extraFieldLength = buffer.readUInt16LE(28);
          var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
          if (fileDataStart + entry.compressedSize > self.fileSize) {
            return callback(new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
          }
          if (options2.minimal) {
            return callback(null, { fileDataStart });
          }
          var localFileHeader = new LocalFileHeader();
          localFileHeader.fileDataStart = fileDataStart;
          localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
          localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
          localFileHeader.compressionMethod = buffer.readUInt16LE(8);
          localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
          localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
          localFileHeader.crc32 = buffer.readUInt32LE(14);
          localFileHeader.compressedSize = buffer.readUInt32LE(18);
          localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
          localFileHeader.fileNameLength = fileNameLength;
          localFileHeader.extraFieldLength = extraFieldLength;
          buffer = newBuffer(fileNameLength + extraFieldLength);
          self.reader.ref();
          readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err2) {
            try {
              if (err2) return callback(err2);
              localFileHeader.fileName = buffer.subarray(0, fileNameLength);
              localFileHeader.extraField = buffer.subarray(fileNameLength);
              return callback(null, localFileHeader);
            } finally {
              self.reader.unref();
            }
          });
        } finally {
          self.reader.unref();
        }
      });
    };
    ZipFile.prototype.openReadStreamPromise = function(entry, options2) {
      return new Promise((resolve3, reject) => {
        this.openReadStream(entry, options2, function(err, readStream) {
          if (err) return reject(err);
          resolve3(readStream);
        });
      });
    };
    ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
      return new Promise((resolve3, reject) => {
        this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
          if (err) return reject(err);
          resolve3(readStream);
        });
      });
    };
    ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options2) {
      return new Promise((resolve3, reject) => {
        this.readLocalFileHeader(entry, options2, function(err, localFileHeader) {
          if (err) return reject(err);
          resolve3(localFileHeader);
        });
      });
    };
    function Entry() {
    }
    Entry.prototype.getLastModDate = function(options2) {
      if (options2 == null) options2 = {};
      if (!options2.forceDosFormat) {
        for (var i = 0; i < this.extraFields.length; i++) {
          var extraField = this.extraFields[i];
          if (extraField.id === 21589) {
            var data = extraField.data;
            if (data.length < 5) continue;
            var flags = data[0];
            var HAS_MTIME = 1;
            if (!(flags & HAS_MTIME)) continue;
            var posixTimestamp = data.readInt32LE(1);
            return new Date(posixTimestamp * 1e3);
          } else if (extraField.id === 10) {
            var data = extraField.data;
            if (data.length !== 32) continue;
            if (data.readUInt16LE(4) !== 1) continue;
            if (data.readUInt16LE(6) !== 24) continue;
            var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
            var millisecondsSince1970 = hundredNanoSecondsSince1601 / 1e4 - 116444736e5;
            return new Date(millisecondsSince1970);
          }
        }
      }
      return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options2.timezone);
    };
    Entry.prototype.canDecodeFileData = function() {
      return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
    };
    Entry.prototype.isEncrypted = function() {
      return (this.generalPurposeBitFlag & 1) !== 0;
    };
    Entry.prototype.isCompressed = function() {
      return this.compressionMethod === 8;
    };
    function LocalFileHeader() {
    }
    function dosDateTimeToDate(date, time, timezone) {
      var day = date & 31;
      var month = (date >> 5 & 15) - 1;
      var year = (date >> 9 & 127) + 1980;
      var millisecond = 0;
      var second = (time & 31) * 2;
      var minute = time >> 5 & 63;
      var hour = time >> 11 & 31;
      if (timezone == null || timezone === "local") {
        return new Date(year, month, day, hour, minute, second, millisecond);
      } else if (timezone === "UTC") {
        return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
      } else {
        throw new Error("unrecognized options.timezone: " + options.timezone);
      }
    }
    function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
      var fileName = null;
      for (var i = 0; i < extraFields.length; i++) {
        var extraField = extraFields[i];
        if (extraField.id === 28789) {
          if (extraField.data.length < 6) {
            continue;
          }
          if (extraField.data.readUInt8(0) !== 1) {
            continue;
          }
          var oldNameCrc32 = extraField.data.readUInt32LE(1);
          if (crc32(fileNameBuffer) !== oldNameCrc32) {
            continue;
          }
          fileName = decodeBuffer(extraField.data.subarray(5), true);
          break;
        }
      }
      if (fileName == null) {
        var isUtf8 = (generalPurposeBitFlag & 2048) !== 0;
        fileName = decodeBuffer(fileNameBuffer, isUtf8);
      }
      if (!strictFileNames) {
        fileName = fileName.replace(/\\/g, "/");
      }
      return fileName;
    }
    function validateFileName(fileName) {
      if (fileName.indexOf("\\") !== -1) {
        return "invalid characters in fileName: " + fileName;
      }
      if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) {
        return "absolute path: " + fileName;
      }
      if (fileName.split("/").indexOf("..") !== -1) {
        return "invalid relative path: " + fileName;
      }
      return null;
    }
    function parseExtraFields(extraFieldBuffer) {
      var extraFields = [];
      var i = 0;
      while (i < extraFieldBuffer.length - 3) {
        var headerId = extraFieldBuffer.readUInt16LE(i + 0);
        var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
        var dataStart = i + 4;
        var dataEnd = dataStart + dataSize;
        if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
        var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
        extraFields.push({
          id: headerId,
          data: dataBuffer
        });
        i = dataEnd;
      }
      return extraFields;
    }
    function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
      if (length === 0) {
        return setImmediate(function() {
          callback(null, newBuffer(0));
        });
      }
      reader.read(buffer, offset, length, position, function(err, bytesRead) {
        if (err) return callback(err);
        if (bytesRead < length) {
          return callback(new Error("unexpected EOF"));
        }
        callback();
      });
    }
    util.inherits(AssertByteCountStream, Transform);
    function AssertByteCountStream(byteCount) {
      Transform.call(this);
      this.actualByteCount = 0;
      this.expectedByteCount = byteCount;
    }
    AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
      this.actualByteCount += chunk.length;
      if (this.actualByteCount > this.expectedByteCount) {
        var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
        return cb(new Error(msg));
      }
      cb(null, chunk);
    };
    AssertByteCountStream.prototype._flush = function(cb) {
      if (this.actualByteCount < this.expectedByteCount) {
        var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
        return cb(new Error(msg));
      }
      cb();
    };
    util.inherits(RandomAccessReader, EventEmitter);
    function RandomAccessReader() {
      EventEmitter.call(this);
      this.refCount = 0;
    }
    RandomAccessReader.prototype.ref = function() {
      this.refCount += 1;
    };
    RandomAccessReader.prototype.unref = function() {
      var self = this;
      self.refCount -= 1;
      if (self.refCount > 0) return;
      if (self.refCount < 0) throw new Error("invalid unref");
      self.close(onCloseDone);
      function onCloseDone(err) {
        if (err) return self.emit("error", err);
        self.emit("close");
      }
    };
    RandomAccessReader.prototype.createReadStream = function(options2) {
      if (options2 == null) options2 = {};
      var start = options2.start;
      var end = options2.end;
      if (start === end) {
        var emptyStream = new PassThrough();
        setImmediate(function() {
          emptyStream.end();
        });
        return emptyStream;
      }
      var stream = this._readStreamForRange(start, end);
      var destroyed = false;
      var refUnrefFilter = new RefUnrefFilter(this);
      stream.on("error", function(err) {
        setImmediate(function() {
          if (!destroyed) refUnrefFilter.emit("error", err);
        });
      });
      installDestroyFn(refUnrefFilter, function() {
        stream.unpipe(refUnrefFilter);
        refUnrefFilter.unref();
        stream.destroy();
      });
      var byteCounter = new AssertByteCountStream(end - start);
      refUnrefFilter.on("error", function(err) {
        setImmediate(function() {
          if (!destroyed) byteCounter.emit("error", err);
        });
      });
      installDestroyFn(byteCounter, function() {
        destroyed = true;
        refUnrefFilter.unpipe(byteCounter);
        refUnrefFilter.destroy();
      });
      return stream.pipe(refUnrefFilter).pipe(byteCounter);
    };
    RandomAccessReader.prototype._readStreamForRange = function(start, end) {
      throw new Error("not implemented");
    };
    RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
      var readStream = this.createReadStream({ start: position, end: position + length });
      var writeStream = new Writable();
      var written = 0;
      writeStream._write = function(chunk, encoding, cb) {
        chunk.copy(buffer, offset + written, 0, chunk.length);
        written += chunk.length;
        cb();
      };
      writeStream.on("finish", callback);
      readStream.on("error", function(error) {
        callback(error);
      });
      readStream.pipe(writeStream);
    };
    RandomAccessReader.prototype.close = function(callback) {
      setImmediate(callback);
    };
    util.inherits(RefUnrefFilter, PassThrough);
    function RefUnrefFilter(context) {
      PassThrough.call(this);
      this.context = context;
      this.context.ref();
      this.unreffedYet = false;
    }
    RefUnrefFilter.prototype._flush = function(cb) {
      this.unref();
      cb();
    };
    RefUnrefFilter.prototype.unref = function(cb) {
      if (this.unreffedYet) return;
      this.unreffedYet = true;
      this.context.unref();
    };
    var cp437 = "\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";
    function decodeBuffer(buffer, isUtf8) {
      if (isUtf8) {
        return buffer.toString("utf8");
      } else {
        var result = "";
        for (var i = 0; i < buffer.length; i++) {
          result += cp437[buffer[i]];
        }
        return result;
      }
    }
    function readUInt64LE(buffer, offset) {
      var lower32 = buffer.readUInt32LE(offset);
      var upper32 = buffer.readUInt32LE(offset + 4);
      return upper32 * 4294967296 + lower32;
    }
    var newBuffer;
    if (typeof Buffer.allocUnsafe === "function") {
      newBuffer = function(len) {
        return Buffer.allocUnsafe(len);
      };
    } else {
      newBuffer = function(len) {
        return new Buffer(len);
      };
    }
    function installDestroyFn(stream, fn) {
      if (typeof stream.destroy === "function") {
        stream._destroy = function(err, cb) {
          fn();
          if (cb != null) cb(err);
        };
      } else {
        stream.destroy = fn;
      }
    }
    function defaultCallback(err) {
      if (err) throw err;
    }
  }
});

// src/action/phase.ts
async function runPhase(work, limit2) {
  const phase = { failOnTrouble: false };
  try {
    await (limit2 === void 0 ? work(phase) : within(limit2.minutes, work(phase)));
  } catch (error) {
    report(error, phase);
  }
  process.stdout.write("", () => process.exit());
}
function report(error, { failOnTrouble }) {
  const message = error instanceof Error ? describe(error) : String(error);
  if (error instanceof UserError || failOnTrouble) setFailed(message);
  else warning(message, { title: "agent-session" });
  if (error instanceof Error) debug(error.stack ?? message);
}
function describe(error) {
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : error.stack ?? error.message;
}
var EXPECTED = [UserError, ArchiveError, CommandError, IntegrityError, SessionCaptureError];
async function within(minutes, work) {
  let timer;
  const end = new Promise((_resolve, reject) => {
    const late = () => reject(new ArchiveError(`Gave up after ${minutes} minutes: the runner ends the job soon after.`));
    timer = setTimeout(late, minutes * 6e4);
  });
  try {
    await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

// src/action/context.ts
import { readFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";

// src/action/head-of-run.ts
var FOR_PULL_REQUESTS = ["pull_request", "pull_request_review", "pull_request_review_comment"];
function headOfRun({ event = "", repositoryId, refName, payload }) {
  const head = object(object(payload.pull_request).head);
  const pullRequest = { headRepositoryId: number(object(head.repo).id), headBranch: text(head.ref) };
  if (FOR_PULL_REQUESTS.includes(event)) return pullRequest;
  if (event !== "pull_request_target") return { headRepositoryId: repositoryId, headBranch: refName };
  const isOwn = repositoryId !== void 0 && pullRequest.headRepositoryId === repositoryId;
  return { headRepositoryId: repositoryId, headBranch: isOwn ? pullRequest.headBranch : void 0 };
}
function object(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function number(value) {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : void 0;
}
function text(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
}

// src/action/context.ts
async function readContext() {
  const env = process.env;
  const payload = await readPayload(env.GITHUB_EVENT_PATH);
  const repositoryId = number2(env.GITHUB_REPOSITORY_ID) ?? number2(object2(payload.repository).id);
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    repositoryId,
    isPrivate: truth(object2(payload.repository).private),
    ...headOfRun({ event: env.GITHUB_EVENT_NAME, repositoryId, refName: env.GITHUB_REF_NAME, payload }),
    runId: number2(env.GITHUB_RUN_ID),
    runAttempt: number2(env.GITHUB_RUN_ATTEMPT),
    job: env.GITHUB_JOB,
    event: env.GITHUB_EVENT_NAME,
    ref: env.GITHUB_REF,
    refName: env.GITHUB_REF_NAME,
    sha: env.GITHUB_SHA,
    issueNumber: number2(object2(payload.pull_request).number) ?? number2(object2(payload.issue).number),
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temp: env.RUNNER_TEMP || tmpdir(),
    home: env.HOME || homedir(),
    serverUrl: env.GITHUB_SERVER_URL || "https://github.com",
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    eventPath: env.GITHUB_EVENT_PATH,
    variables: env
  };
}
function sourceOf(context) {
  const { repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha } = context;
  const known = Object.entries({ repository, repositoryId, headRepositoryId, runId, runAttempt, job, event, ref, sha });
  return Object.fromEntries(known.filter(([, value]) => value !== void 0 && value !== ""));
}
async function readPayload(path7) {
  if (!path7) return {};
  try {
    return object2(JSON.parse(await readFile(path7, "utf8")));
  } catch {
    return {};
  }
}
function object2(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function truth(value) {
  return typeof value === "boolean" ? value : void 0;
}
function number2(value) {
  const parsed = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof parsed === "number" && Number.isSafeInteger(parsed) ? parsed : void 0;
}

// src/agents/index.ts
var agents = { "claude-code": claudeCode };
function findAgent(name) {
  return Object.hasOwn(agents, name) ? agents[name] : void 0;
}

// src/action/state.ts
var KEY = "AGENT_SESSION";
function saveState2(state) {
  saveState(KEY, JSON.stringify(state));
}
function readState() {
  return parseState(getState(KEY));
}
function parseState(text3) {
  try {
    const state = JSON.parse(text3);
    return Array.isArray(state.placed) && !Number.isNaN(Date.parse(state.startedAt)) ? state : void 0;
  } catch {
    return void 0;
  }
}
function settingsOf({ secrets: _, agent, ...settings }) {
  return { ...settings, agent: agent.name };
}
function agentOf({ agent }) {
  return findAgent(agent) ?? agents["claude-code"];
}

// src/action/open-store.ts
import { join as join2, resolve } from "node:path";

// src/flows/limits.ts
var NAMED = 3;
function checkTranscriptSizes(transcripts, maxSize) {
  const tooLarge2 = transcripts.find(({ size: size2 }) => size2 > maxSize * COPIED_AT_MOST);
  if (tooLarge2 === void 0) return;
  throw new SessionCaptureError(
    `The transcript of session ${tooLarge2.id} has ${tooLarge2.size} bytes, far over max-size (${maxSize}). ${ADVICE}`,
    { sessionId: tooLarge2.id }
  );
}
var COPIED_AT_MOST = 4;
function checkSessionSize(id, files, maxSize) {
  const size2 = files.reduce((sum, file) => sum + file.size, 0);
  if (size2 <= maxSize) return;
  throw new SessionCaptureError(
    `Session ${id} has ${size2} bytes, over max-size (${maxSize}). ${largestFiles(files)} ${largestRows2(files)} ${ADVICE}`,
    { sessionId: id }
  );
}
var ADVICE = "Nothing was kept. Raise max-size, or have the agent compact the session.";
function largestFiles(files) {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, NAMED);
  return `Largest files: ${largest.map(({ path: path7, size: size2 }) => `${path7} (${size2})`).join(", ")}.`;
}
function largestRows2(files) {
  const rows = files.flatMap(({ path: path7, rewrite }) => (rewrite?.largestRows ?? []).map((row) => ({ path: path7, ...row })));
  const largest = rows.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
  return `Largest rows: ${largest.map(({ path: path7, line, bytes }) => `${path7}:${line} (${bytes})`).join(", ")}.`;
}

// src/sessions/relocated.ts
import { join } from "node:path";
function relocatedStore(folder, { agent, directory, configDirectory }) {
  const store = hostSessionStore(directory, join(folder, "projects"), { agent, spelling: "given" });
  const separator = configDirectory.includes("\\") ? "\\" : "/";
  const project = [configDirectory, "projects", agent.encodeDirectory(directory).name].join(separator);
  return { ...store, sessionFilePath: (id) => `${project}${separator}${id}.jsonl` };
}

// src/action/open-store.ts
async function openStore(settings, context, log) {
  const { container } = settings;
  return container === void 0 ? openHost(settings, context, log) : await openContainer({ ...settings, container }, context, log);
}
function openMounted(settings, { configDirectory, directory, spelledAs }) {
  const store = relocatedStore(configDirectory, { agent: agentOf(settings), directory, configDirectory: spelledAs });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
function hostConfigDirectory(settings, { home, variables, workspace }) {
  const configured = settings.configDirectory ?? agentOf(settings).configDirectory({ home, variables });
  return resolve(workspace, configured.replace(/^~(?=$|[\\/])/, home));
}
function openHost(settings, context, log) {
  const agent = agentOf(settings);
  const configDirectory = hostConfigDirectory(settings, context);
  const directory = resolve(context.workspace, settings.workingDirectory ?? "");
  const store = hostSessionStore(directory, join2(configDirectory, "projects"), { agent, log });
  return { store, configDirectory, label: configDirectory, environment: {} };
}
async function openContainer(settings, context, log) {
  const { findContainer, openContainerStore } = await import("./sandbox-UZHZZDT3.js");
  const container = await findContainer({ engine: settings.containerEngine, container: settings.container });
  if (container === void 0) return void 0;
  const { user, workingDirectory, configDirectory } = settings;
  const options2 = {
    container,
    agent: agentOf(settings),
    user,
    workingDirectory,
    configDirectory,
    tempDir: context.temp,
    largest: settings.maxSize * COPIED_AT_MOST,
    log
  };
  const store = await openContainerStore(options2);
  const label = `container ${container.name} (${container.state})`;
  const { environment } = store;
  return { store, configDirectory: store.configDirectory, label, environment, engine: container.engine };
}

// src/flows/restore.ts
import { createReadStream } from "node:fs";
import { join as join4 } from "node:path";

// src/bundle/stage.ts
import { rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";
async function openStaging(tempDir) {
  const folder = await mkdtemp(join3(tempDir, "agent-session-"));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeNow);
  const keep = () => void process.off("exit", removeNow);
  return {
    folder,
    keep,
    close: async () => {
      await removeStaging(folder);
      keep();
    }
  };
}
async function removeStaging(folder) {
  await rm(folder, { recursive: true, force: true });
}
async function writeManifest(folder, manifest) {
  await writeFile(join3(folder, MANIFEST_FILE), serializeManifest(manifest), { mode: 384 });
}

// src/transcript/byte-order-mark.ts
function markLength(chunk, offset) {
  let at2 = 0;
  while (at2 < chunk.length && offset + at2 < MARK.length && chunk[at2] === MARK[offset + at2]) {
    at2++;
  }
  return at2;
}
var MARK = [239, 187, 191];

// src/transcript/id-numbers.ts
function idNumbers() {
  let hashes = new Uint32Array(2 * 1024);
  let places = new Uint32Array(2 * 1024);
  let count2 = 0;
  function numberOf(id) {
    hash(id);
    const at2 = placeOf(high, low);
    const known = places[at2];
    if (known > 0) {
      return known - 1;
    }
    hashes[2 * count2] = high;
    hashes[2 * count2 + 1] = low;
    count2 += 1;
    places[at2] = count2;
    if (2 * count2 === places.length) {
      grow();
    }
    return count2 - 1;
  }
  function placeOf(high2, low2) {
    let at2 = low2 & places.length - 1;
    for (let known = places[at2]; known > 0; known = places[at2]) {
      if (hashes[2 * known - 2] === high2 && hashes[2 * known - 1] === low2) {
        return at2;
      }
      at2 = at2 + 1 & places.length - 1;
    }
    return at2;
  }
  function grow() {
    const before = hashes;
    hashes = new Uint32Array(2 * before.length);
    hashes.set(before);
    places = new Uint32Array(2 * places.length);
    for (let number3 = 0; number3 < count2; number3++) {
      places[placeOf(hashes[2 * number3], hashes[2 * number3 + 1])] = number3 + 1;
    }
  }
  return { numberOf, count: () => count2 };
}
var high = 0;
var low = 0;
function hash(text3) {
  let one = 2166136261;
  let two = 789269031;
  for (let at2 = 0; at2 < text3.length; at2++) {
    const unit = text3.charCodeAt(at2);
    one = Math.imul(one ^ unit, 16777619);
    two = Math.imul(two ^ unit, 1540483477);
    two ^= two >>> 15;
  }
  one = Math.imul(one ^ one >>> 16, 2246822507);
  two = Math.imul(two ^ two >>> 13, 3266489909);
  high = (one ^ one >>> 13) >>> 0;
  low = (two ^ two >>> 16) >>> 0;
}

// src/transcript/inspect-tree.ts
function treeBuilder(mostRows = 1e6) {
  const ids = idNumbers();
  const parents = [];
  const isSide = [];
  let last = UNSEEN;
  function numberOf(id) {
    const number3 = ids.numberOf(id);
    if (number3 === parents.length) {
      parents.push(UNSEEN);
      isSide.push(false);
    }
    return number3;
  }
  function add(uuid, parentUuid, isSidechain) {
    if (ids.count() > mostRows) {
      return;
    }
    const own = numberOf(uuid);
    parents[own] = typeof parentUuid === "string" ? numberOf(parentUuid) : ROOT;
    isSide[own] = isSidechain;
    last = isSidechain ? last : own;
  }
  function tree() {
    if (ids.count() > mostRows) {
      return void 0;
    }
    const isParent = new Uint8Array(parents.length);
    let [rows, missingParents, leaves] = [0, 0, 0];
    for (const parent of parents.filter(isCounted)) {
      rows += 1;
      if (parent >= 0) {
        isParent[parent] = 1;
        missingParents += parents[parent] === UNSEEN ? 1 : 0;
      }
    }
    for (const [own, parent] of parents.entries()) {
      leaves += isCounted(parent, own) && isParent[own] === 0 ? 1 : 0;
    }
    const { reachable, end } = walk();
    return { rows, reachable, cutOff: end === "missing" && reachable < rows, missingParents, leaves };
  }
  function isCounted(parent, own) {
    return parent !== UNSEEN && isSide[own] === false;
  }
  function walk() {
    const seen = new Uint8Array(parents.length);
    let reachable = 0;
    let at2 = last;
    while (at2 >= 0 && parents[at2] !== UNSEEN && seen[at2] === 0) {
      seen[at2] = 1;
      reachable += 1;
      at2 = parents[at2];
    }
    return { reachable, end: at2 >= 0 && parents[at2] === UNSEEN ? "missing" : "root" };
  }
  return { add, tree };
}
var UNSEEN = -1;
var ROOT = -2;

// src/transcript/inspect-usage.ts
var USAGE_PATHS = [
  "message.id",
  "message.usage.input_tokens",
  "message.usage.output_tokens",
  "message.usage.cache_read_input_tokens",
  "message.usage.cache_creation_input_tokens"
];
function usageCounter() {
  const sum = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  const recent = /* @__PURE__ */ new Map();
  return {
    add: (values) => {
      const tokens = {
        input: amount(values["message.usage.input_tokens"]),
        output: amount(values["message.usage.output_tokens"]),
        cacheRead: amount(values["message.usage.cache_read_input_tokens"]),
        cacheWrite: amount(values["message.usage.cache_creation_input_tokens"])
      };
      const id = values["message.id"];
      const before = typeof id === "string" ? recent.get(id) : void 0;
      for (const kind of KINDS) {
        sum[kind] += tokens[kind] - (before?.[kind] ?? 0);
      }
      if (typeof id === "string") {
        recent.delete(id);
        recent.set(id, tokens);
        forgetOldest(recent);
      }
    },
    tokens: () => ({ ...sum })
  };
}
var KINDS = ["input", "output", "cacheRead", "cacheWrite"];
var MOST_RECENT = 100;
function forgetOldest(recent) {
  const [oldest] = recent.keys();
  if (recent.size > MOST_RECENT && oldest !== void 0) {
    recent.delete(oldest);
  }
}
function amount(value) {
  return typeof value === "number" && value >= 0 ? value : 0;
}

// src/transcript/inspect.ts
async function inspect(source) {
  const inspector = createInspector();
  for await (const chunk of source) {
    inspector.push(chunk);
  }
  return inspector.end();
}
function createInspector() {
  const collected = collector();
  const reader = rowReader(paths, collected.add);
  let offset = 0;
  let lastByte = NEWLINE;
  return {
    push: (chunk) => {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      reader.feed(bytes, markLength(bytes, offset), bytes.length);
      offset += bytes.length;
      lastByte = chunk.at(-1) ?? lastByte;
    },
    end: () => {
      reader.end();
      return { ...collected.facts(), endsOpen: lastByte !== NEWLINE };
    }
  };
}
var paths = [
  "type",
  "isSidechain",
  "isMeta",
  "isCompactSummary",
  "cwd",
  "sessionId",
  "version",
  "timestamp",
  "uuid",
  "parentUuid",
  "message.model",
  "message.content[].type",
  ...USAGE_PATHS
];
var MOST_DIFFERENT = 1e3;
function collector() {
  const directories = /* @__PURE__ */ new Set();
  const sessionIds = /* @__PURE__ */ new Set();
  const models = /* @__PURE__ */ new Set();
  const largest = largestRows(5);
  const usage = usageCounter();
  const rowTree = treeBuilder();
  const counts = { rows: 0, brokenRows: 0, userRows: 0, turns: 0 };
  const broken = { nul: 0, spliced: 0, torn: 0 };
  const sides = { main: 0, side: 0 };
  let agentVersion;
  let firstTimestamp;
  let lastTimestamp;
  function addValues(values) {
    const { type, isSidechain, isMeta, cwd, sessionId, version, timestamp, uuid, parentUuid } = values;
    if (type === "user" && isSidechain !== true && isMeta !== true) {
      counts.userRows += 1;
      counts.turns += isPrompt(values) ? 1 : 0;
    }
    if (type === "assistant") {
      usage.add(values);
      remember(models, values["message.model"] === NO_MODEL ? void 0 : values["message.model"]);
    }
    if (typeof uuid === "string") {
      rowTree.add(uuid, parentUuid, isSidechain === true);
    }
    sides.main += isSidechain === false ? 1 : 0;
    sides.side += isSidechain === true ? 1 : 0;
    remember(directories, cwd);
    remember(sessionIds, sessionId);
    agentVersion = asText(version) ?? agentVersion;
    firstTimestamp ??= asText(timestamp);
    lastTimestamp = asText(timestamp) ?? lastTimestamp;
  }
  return {
    add: (row) => {
      counts.rows += 1;
      largest.add(row);
      if (row.valid) {
        addValues(row.values);
        return;
      }
      counts.brokenRows += 1;
      broken[row.hasNul ? "nul" : row.whole ? "spliced" : "torn"] += 1;
    },
    facts: () => ({
      ...counts,
      broken: { ...broken },
      tokens: usage.tokens(),
      models: [...models],
      tree: rowTree.tree(),
      directories: [...directories],
      sessionIds: [...sessionIds],
      agentVersion,
      firstTimestamp,
      lastTimestamp,
      sidechain: sides.side > 0 && sides.main === 0,
      largestRows: largest.list()
    })
  };
}
var NO_MODEL = "<synthetic>";
function isPrompt(values) {
  return values["message.content[].type"] !== "tool_result" && values.isCompactSummary !== true;
}
function remember(known, value) {
  if (typeof value === "string" && known.size < MOST_DIFFERENT) {
    known.add(value);
  }
}
function asText(value) {
  return typeof value === "string" ? value : void 0;
}
var NEWLINE = 10;

// src/transcript/repair-joined.ts
function joinedRow(attempt2, first) {
  const pieces = [{ ...first, newline: false }];
  let isBroken = false;
  function add(from, to) {
    const last = pieces[pieces.length - 1];
    if (last?.to === from) last.to = to;
    else pieces.push({ from, to, newline: false });
  }
  return {
    feed: (bytes, { from, to, offset }) => {
      if (from < to && !isBroken) {
        attempt2.locate(offset);
        isBroken = attempt2.feed(bytes, from, to) >= 0 || pieces.length > MOST_PIECES;
        add(offset + from, offset + to);
      }
    },
    mayBeWhole: () => !isBroken,
    isWhole: () => !isBroken && !attempt2.isSigned() && attempt2.closed()?.isRoot === true,
    pieces: () => pieces.map((piece, at2) => ({ ...piece, newline: at2 === pieces.length - 1 }))
  };
}
var MOST_PIECES = 1e3;

// src/transcript/repair-attempt.ts
function createAttempt() {
  let begun = 0;
  let offset = 0;
  let closed;
  let signed = false;
  const starts = [];
  const keys = [];
  const events = {
    wanted: (token) => token === "key",
    key: (text3) => {
      keys[keys.length - 1] = (keys[keys.length - 1] ?? 0) | (text3 === void 0 ? 0 : ROW_KEYS.get(text3) ?? 0);
      signed ||= text3 !== void 0 && /^data$|thinking$|signature$/i.test(text3);
    },
    text: () => void 0,
    word: () => void 0,
    open: (container, at2) => {
      starts.push(container === "object" ? offset + at2 : NO_OBJECT);
      keys.push(0);
    },
    close: (end) => {
      const from = starts.pop() ?? NO_OBJECT;
      const isRowLike = keys.pop() === (TYPE | ORIGIN);
      const isRoot = starts.length === 0;
      closed = from === NO_OBJECT ? void 0 : { from, to: offset + end, isRoot, isRowLike };
    }
  };
  const scanner = jsonScanner(events, { deepest: 1e5, longestWord: 1e6 });
  return {
    ...scanner,
    begin: (place) => {
      scanner.end();
      [begun, closed, signed, starts.length, keys.length] = [place, void 0, false, 0, 0];
    },
    locate: (place) => {
      offset = place;
    },
    from: () => begun,
    closed: () => closed,
    isSigned: () => signed
  };
}
var NO_OBJECT = -1;
var TYPE = 1;
var ORIGIN = 2;
var ROW_KEYS = /* @__PURE__ */ new Map([
  ["type", TYPE],
  ["parentUuid", ORIGIN],
  ["sessionId", ORIGIN],
  ["leafUuid", ORIGIN],
  ["messageId", ORIGIN]
]);

// src/transcript/repair-stretch.ts
function stretchReader(listener) {
  let attempt2 = createAttempt();
  let mode = "first";
  let origin = "anchored";
  let visibleEnd = 0;
  let told = 0;
  let isAlone = true;
  let reached = 0;
  let last = [0, 0];
  function feed(bytes, from, to, offset) {
    attempt2.locate(offset);
    reached = offset + to;
    let at2 = from;
    while (at2 < to) {
      at2 = mode === "reading" ? at2 : nextStart(bytes, at2, to, offset);
      if (at2 === to) {
        break;
      }
      const broken = attempt2.feed(bytes, at2, to);
      if (broken < 0) {
        break;
      }
      visibleEnd = lastVisible(bytes, from, broken, offset) ?? visibleEnd;
      at2 = goOn(bytes, { broken, from, offset });
    }
    visibleEnd = lastVisible(bytes, from, to, offset) ?? visibleEnd;
    last = [byteAt(bytes, to - 2, from), byteAt(bytes, to - 1, from)];
  }
  function nextStart(bytes, from, to, offset) {
    const at2 = mode === "first" ? firstVisible(bytes, from, to) : nextBrace(bytes, from, to);
    if (at2 < to) {
      told = mode === "first" ? offset + at2 : told;
      begin(offset + at2, mode === "first" ? "anchored" : "somewhere");
    }
    return at2;
  }
  function begin(place, why) {
    attempt2.begin(place);
    origin = why;
    mode = "reading";
  }
  function goOn(bytes, { broken, from, offset }) {
    const isBrace = bytes[broken] === OPEN_BRACE;
    const taken = takeClosed(isBrace ? "at a start" : "anywhere");
    const why = taken ? "anchored" : origin === "somewhere" ? "somewhere" : "behind a cut";
    const place = offset + broken;
    isAlone = false;
    if (isBrace) {
      told = taken ? place : told;
      begin(place, why);
      return broken;
    }
    const isKey = byteAt(bytes, broken - 1, from) === QUOTE && byteAt(bytes, broken - 2, from) === OPEN_BRACE;
    if (!taken && isKey && place - 2 > attempt2.from()) {
      begin(place - 2, why);
      attempt2.locate(place - 2);
      attempt2.feed(ROW_START, 0, 2);
      attempt2.locate(offset);
      return broken;
    }
    mode = "searching";
    return broken;
  }
  function takeClosed(end2) {
    const closed = mode === "reading" ? attempt2.closed() : void 0;
    if (closed === void 0 || closed.to !== visibleEnd) {
      return false;
    }
    const isWon = closed.isRowLike && (end2 !== "anywhere" || origin !== "somewhere" || !closed.isRoot);
    const isBehindCut = closed.isRoot && origin === "behind a cut" && end2 !== "anywhere";
    const isRow = isWon || isBehindCut || closed.isRoot && origin === "anchored";
    if (isRow) {
      take(closed.from, end2 === "at the end" ? reached : closed.to);
    }
    return isRow;
  }
  function take(from, to) {
    if (from > told) {
      listener.torn();
    }
    listener.row(from, to);
    told = to;
  }
  function byteAt(bytes, at2, from) {
    return (at2 >= from ? bytes[at2] : last[at2 - from + 2]) ?? 0;
  }
  function end(before) {
    const stretch = judge2(before);
    [mode, origin, visibleEnd, told, isAlone, last] = ["first", "anchored", 0, 0, true, [0, 0]];
    return stretch;
  }
  function judge2(before) {
    if (mode === "first") {
      return { kind: "blank" };
    }
    if (isAlone && (attempt2.closed()?.isRoot === true || before === "newline" && attempt2.end())) {
      return { kind: "text", from: attempt2.from(), to: reached };
    }
    takeClosed("at the end");
    if (visibleEnd > told) {
      listener.torn();
    }
    return { kind: "broken", unfinished: isAlone && before === "NUL" ? handOut() : void 0 };
  }
  function handOut() {
    const handed = attempt2;
    attempt2 = createAttempt();
    return handed;
  }
  return { feed, end };
}
function firstVisible(bytes, from, to) {
  let at2 = from;
  while (at2 < to && isSpace(bytes[at2])) {
    at2++;
  }
  return at2;
}
function lastVisible(bytes, from, to, offset) {
  let end = to;
  while (end > from && isSpace(bytes[end - 1])) {
    end--;
  }
  return end === from ? void 0 : offset + end;
}
function nextBrace(bytes, from, to) {
  const at2 = bytes.subarray(from, to).indexOf(OPEN_BRACE);
  return at2 < 0 ? to : from + at2;
}
function isSpace(byte) {
  return byte === 32 || byte === 9 || byte === 13;
}
var QUOTE = 34;
var OPEN_BRACE = 123;
var ROW_START = Buffer.from('{"');

// src/transcript/repair-lines.ts
function lineReader() {
  const counts = { rowsWonBack: 0, tornParts: 0, nulBytes: 0, newlineAdded: false };
  let decided = [];
  let offset = 0;
  let lineStart = 0;
  let stretchStart = 0;
  let healthyFrom = 0;
  let line = newLine();
  const stretch = stretchReader({
    row: (from, to) => {
      found().rows.push({ from, to, newline: true });
      settleUnlessJoined();
    },
    torn: () => {
      found().torn += 1;
    }
  });
  function push(chunk) {
    let at2 = markLength(chunk, offset);
    while (at2 < chunk.length) {
      const newline = endOf(chunk, NEWLINE2, { at: at2, end: chunk.length });
      readLine(chunk, at2, newline);
      at2 = newline;
      if (newline < chunk.length) {
        endLine(offset + newline + 1);
        at2 += 1;
      }
    }
    offset += chunk.length;
    return take();
  }
  function readLine(chunk, from, to) {
    let at2 = from;
    while (at2 < to) {
      const nul = endOf(chunk, NUL, { at: at2, end: to });
      stretch.feed(chunk, at2, nul, offset);
      line.joined?.feed(chunk, { from: at2, to: nul, offset });
      at2 = nul;
      if (nul < to) {
        endStretch(offset + nul, "NUL");
        at2 = pastNuls(chunk, nul, to);
        counts.nulBytes += at2 - nul;
        stretchStart = offset + at2;
      }
    }
  }
  function endStretch(end2, before) {
    const ended = stretch.end(before);
    if (before === "NUL") {
      found();
    }
    if (ended.kind === "text" && line.isBroken) {
      found().rows.push({ from: ended.from, to: ended.to, newline: true });
    }
    const isFirst = !line.isVisible;
    line.isVisible ||= ended.kind !== "blank";
    if (ended.kind === "broken" && ended.unfinished !== void 0 && isFirst) {
      line.joined = joinedRow(ended.unfinished, { from: stretchStart, to: end2 });
    }
    settleUnlessJoined();
  }
  function endLine(end2) {
    endStretch(end2, "newline");
    if (line.joined?.isWhole() === true) {
      line.rows = [...line.joined.pieces()];
      line.torn = 0;
      counts.rowsWonBack += 1 - line.rows.length;
    }
    settle();
    if (line.isBroken) {
      healthyFrom = end2;
    }
    line = newLine();
    [lineStart, stretchStart] = [end2, end2];
  }
  function found() {
    if (!line.isBroken) {
      keepHealthy();
      line.isBroken = true;
    }
    return line;
  }
  function keepHealthy() {
    if (lineStart > healthyFrom) {
      decided.push({ from: healthyFrom, to: lineStart, newline: false });
      healthyFrom = lineStart;
    }
  }
  function settleUnlessJoined() {
    const { joined, rows } = line;
    if (joined === void 0 || !joined.mayBeWhole() || rows.length > MOST_UNDECIDED) {
      line.joined = void 0;
      settle();
    }
  }
  function settle() {
    counts.rowsWonBack += line.rows.length;
    counts.tornParts += line.torn;
    line.kept += line.rows.length;
    decided.push(...line.rows);
    [line.rows, line.torn] = [[], 0];
  }
  function take() {
    if (!line.isBroken) {
      keepHealthy();
    }
    const parts = decided;
    decided = [];
    return parts;
  }
  function end() {
    if (offset > lineStart) {
      const last = line;
      endLine(offset);
      counts.newlineAdded = last.isBroken ? last.kept > 0 : last.isVisible;
      if (!last.isBroken) {
        decided.push({ from: healthyFrom, to: offset, newline: last.isVisible });
        healthyFrom = offset;
      }
    }
    return take();
  }
  return { push, end, report: () => ({ ...counts }) };
}
function newLine() {
  return { isBroken: false, isVisible: false, joined: void 0, rows: [], torn: 0, kept: 0 };
}
var MOST_UNDECIDED = 1e3;
function endOf(chunk, byte, { at: at2, end }) {
  const found = chunk.subarray(at2, end).indexOf(byte);
  return found < 0 ? end : at2 + found;
}
function pastNuls(chunk, from, to) {
  let at2 = from;
  while (at2 < to && chunk[at2] === NUL) {
    at2++;
  }
  return at2;
}
var NEWLINE2 = 10;
var NUL = 0;

// src/transcript/repair.ts
function repair(open2) {
  const lines = lineReader();
  return {
    report: lines.report,
    [Symbol.asyncIterator]: async function* () {
      const copy = forwardReader(open2());
      try {
        for await (const { from, to, newline } of keptParts(open2(), lines)) {
          yield* copy.read(from, to);
          if (newline) {
            yield NEWLINE3;
          }
        }
      } finally {
        await copy.close();
      }
    }
  };
}
async function* keptParts(source, lines) {
  for await (const chunk of source) {
    yield* lines.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  }
  yield* lines.end();
}
function forwardReader(source) {
  const chunks = source[Symbol.asyncIterator]();
  let chunk = new Uint8Array();
  let start = 0;
  async function* read(from, to) {
    let at2 = from;
    while (at2 < to) {
      if (at2 < start + chunk.length) {
        const piece = chunk.subarray(at2 - start, to - start);
        at2 += piece.length;
        yield piece;
      } else {
        const next = await chunks.next();
        if (next.done === true) {
          return;
        }
        start += chunk.length;
        chunk = next.value;
      }
    }
  }
  return {
    read,
    close: async () => {
      await chunks.return?.();
    }
  };
}
var NEWLINE3 = Buffer.from("\n");

// src/sessions/repairing-store.ts
function repairingStore(store, open2) {
  let condition;
  async function* read(...wanted) {
    for await (const file of store.read(...wanted)) {
      yield file.kind === "transcript" ? await mended(file) : file;
    }
  }
  async function mended(file) {
    const facts = await inspect(open2());
    if (facts.brokenRows > 0 || facts.endsOpen) return { ...file, size: void 0, content: repaired() };
    condition = { repair: void 0, facts };
    return file;
  }
  async function* repaired() {
    const inspector = createInspector();
    const repairing = repair(open2);
    for await (const chunk of repairing) {
      inspector.push(chunk);
      yield chunk;
    }
    const report2 = repairing.report();
    condition = { repair: didSomething(report2) ? report2 : void 0, facts: inspector.end() };
  }
  return { store: { ...store, read }, condition: () => condition };
}
function didSomething({ rowsWonBack, tornParts, nulBytes, newlineAdded }) {
  return rowsWonBack + tornParts + nulBytes > 0 || newlineAdded;
}

// src/bundle/unseal.ts
import { readdir } from "node:fs/promises";
import path2 from "node:path";
import { Readable } from "node:stream";

// src/bundle/file-system-faults.ts
var FAULTS = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);
function isFileSystemFault(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" && FAULTS.has(error.code);
}

// src/bundle/byte-reader.ts
function byteReader(source) {
  const chunks = source[Symbol.asyncIterator]();
  let held = new Uint8Array();
  async function next(most) {
    while (held.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return held;
      held = value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  }
  async function take(size2) {
    const pieces = [];
    for (let missing = size2; missing > 0; ) {
      const piece = await next(missing);
      if (piece.length === 0) break;
      pieces.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(pieces);
  }
  function pass(size2) {
    let missing = size2;
    async function* left() {
      while (missing > 0) {
        const piece = await next(missing);
        if (piece.length === 0) throw new IntegrityError("The sealed tar ends too early.");
        missing -= piece.length;
        yield piece;
      }
    }
    return { [Symbol.asyncIterator]: left };
  }
  async function* rest() {
    for (let piece = await next(Infinity); piece.length > 0; piece = await next(Infinity)) yield piece;
  }
  return { take, pass, rest };
}

// src/bundle/read-tar.ts
var BLOCK = 512;
var LONGEST_EXTENSION = 16 * 1024;
var MOST_HEADERS = MOST_FILES * 4;
async function* readPackedFiles(source) {
  const reader = byteReader(source);
  let longName;
  for (let headers = 0; ; headers += 1) {
    const block = await reader.take(BLOCK);
    if (block.length === 0 || block.every((byte) => byte === 0)) break;
    if (headers > MOST_HEADERS) throw damaged(`has more than ${MOST_HEADERS} headers`);
    const { type, size: size2, name } = readHeader(block);
    if (type === "x" || type === "L") {
      longName = readName(await readExtension(reader, size2), type) ?? longName;
      continue;
    }
    const path7 = longName ?? name;
    longName = void 0;
    if (type === "5") continue;
    const content = reader.pass(size2);
    yield { path: path7, size: size2, content };
    for await (const _ of content) ;
    await reader.take(padding(size2));
  }
  await refuseMore(reader);
}
function readHeader(block) {
  if (block.length < BLOCK || checksum(block) !== readNumber(block.subarray(148, 156))) throw damaged("is damaged");
  if (block.toString("latin1", 257, 262) !== "ustar") throw damaged("is of an unknown kind");
  const type = block[156] === 0 ? "0" : String.fromCharCode(block[156]);
  const size2 = readNumber(block.subarray(124, 136));
  if (!["0", "5", "x", "L"].includes(type)) throw damaged("holds a link, a device or something else than files");
  if (type === "5" && size2 !== 0) throw damaged("holds a folder with content");
  const name = text2(upToZero(block.subarray(0, 100)));
  const prefix = block[262] === 0 ? text2(upToZero(block.subarray(345, 500))) : "";
  return { type, size: size2, name: prefix === "" ? name : `${prefix}/${name}` };
}
function checksum(block) {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}
function readNumber(field) {
  if (field[0] === 128) {
    const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
    if (Number.isSafeInteger(value)) return value;
  }
  const digits = /^ *([0-7]+)[ \0]*$/.exec(field.toString("latin1"))?.[1];
  if (digits === void 0) throw damaged("is damaged");
  return Number.parseInt(digits, 8);
}
async function readExtension(reader, size2) {
  if (size2 > LONGEST_EXTENSION) throw damaged("has a name that is too long");
  const content = await reader.take(size2);
  await reader.take(padding(size2));
  if (content.length < size2) throw damaged("ends too early");
  return content;
}
function readName(content, type) {
  if (type === "L") return text2(upToZero(content));
  let name;
  for (let rest = content; rest.length > 0; ) {
    const [whole = "", length = ""] = /^([1-9][0-9]{0,5}) /.exec(rest.toString("latin1", 0, 8)) ?? [];
    const record = rest.subarray(whole.length, Number(length));
    const equals = record.indexOf("=");
    if (whole === "" || equals < 1 || Number(length) > rest.length || record.at(-1) !== 10) {
      throw damaged("is damaged");
    }
    const key = record.toString("latin1", 0, equals);
    if (key === "path") name = text2(record.subarray(equals + 1, -1));
    else if (!/^(?:[acm]time|uid|gid|uname|gname|comment|(?:LIBARCHIVE|SCHILY)\..*)$/.test(key)) {
      throw damaged(`has the extension ${JSON.stringify(key.slice(0, 30))}, which is not supported`);
    }
    rest = rest.subarray(Number(length));
  }
  return name;
}
async function refuseMore(reader) {
  for await (const chunk of reader.rest()) {
    if (chunk.some((byte) => byte !== 0)) throw damaged("goes on after its end");
  }
}
function padding(size2) {
  return (BLOCK - size2 % BLOCK) % BLOCK;
}
function upToZero(field) {
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}
function text2(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new IntegrityError("The sealed tar has a name that is not UTF-8.", { cause: error });
  }
}
function damaged(reason) {
  return new IntegrityError(`The sealed tar ${reason}.`);
}

// src/bundle/unpacking.ts
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
var MOST_FOLDERS = 2e3;
function unpackInto(folder, { largest }) {
  const admit = openAdmission(largest);
  const made = /* @__PURE__ */ new Set();
  return {
    async add({ path: name, size: size2, open: openContent }) {
      admit(name, size2);
      const hostPath = path.join(folder, ...name.split("/"));
      const parent = path.dirname(hostPath);
      if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 448 });
      made.add(parent);
      const file = await open(hostPath, "wx", 384);
      try {
        await write(file, { name, size: size2, content: await openContent() });
      } finally {
        await file.close();
      }
    }
  };
}
function openAdmission(largest) {
  const files = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Set();
  let bytes = 0;
  return (name, size2) => {
    const problem = relativePathProblem(name);
    if (problem !== void 0) throw new IntegrityError(`It holds ${quoted(name)}, which ${problem}.`);
    if (files.size > MOST_FILES) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
    bytes += size2;
    if (bytes > largest) throw new IntegrityError(`Unpacked, it has more than ${largest} bytes.`);
    const folded = foldedPath(name);
    if (files.has(folded)) throw new IntegrityError(`It holds ${quoted(name)} twice.`);
    for (const folder of foldersAbove(folded)) {
      if (files.has(folder)) throw new IntegrityError(`It holds ${quoted(name)} below a file.`);
      folders.add(folder);
    }
    if (folders.has(folded)) throw new IntegrityError(`It holds ${quoted(name)} as a file and as a folder.`);
    if (folders.size > MOST_FOLDERS) throw new IntegrityError(`It holds more than ${MOST_FOLDERS} folders.`);
    files.add(folded);
  };
}
function foldersAbove(name) {
  const segments = name.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
async function write(file, { name, size: size2, content }) {
  let left = size2;
  for await (const chunk of content) {
    left -= chunk.length;
    if (left < 0) throw new IntegrityError(`${quoted(name)} has more than the ${size2} bytes it is said to have.`);
    for (let written = 0; written < chunk.length; ) written += (await file.write(chunk, written)).bytesWritten;
  }
}

// src/bundle/unseal.ts
var MOST_OVERHEAD = 64 * 1024 * 1024;
async function isSealed(folder) {
  return (await readdir(folder)).includes(SEALED_FILE);
}
async function unsealBundle(folder, keys, { into, largest }) {
  await checkFolder(folder);
  const clear = await readSmall(path2.join(folder, MANIFEST_FILE));
  const file = await openRegular(path2.join(folder, SEALED_FILE), SEALED_FILE);
  try {
    const { size: size2 } = await file.stat();
    if (size2 > largest * 1.001 + MOST_OVERHEAD) {
      throw new IntegrityError(`${SEALED_FILE} has ${size2} bytes, more than a bundle of ${largest} bytes.`);
    }
    const sealed = await checkSeal(file, keys);
    await decryptInto(file, keys, { into, largest });
    const manifest = await verifyBundle(into);
    checkSealedManifest(clear, manifest, sealed);
    return manifest;
  } finally {
    await file.close();
  }
}
async function checkFolder(folder) {
  const entries = await readdir(folder);
  if (!entries.includes(SEALED_FILE)) {
    throw new IntegrityError("The bundle is not sealed, and only sealed ones are restored where there is a key.");
  }
  if (entries.length !== 2 || !entries.includes(MANIFEST_FILE)) {
    throw new IntegrityError(`The bundle holds something else than ${SEALED_FILE} and its ${MANIFEST_FILE}.`);
  }
}
async function readSmall(hostPath) {
  const file = await openRegular(hostPath, MANIFEST_FILE);
  try {
    const { size: size2 } = await file.stat();
    if (size2 > LARGEST_SEALED_MANIFEST) {
      throw new IntegrityError(`${MANIFEST_FILE} is larger than ${LARGEST_SEALED_MANIFEST} bytes.`);
    }
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}
async function checkSeal(file, keys) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0);
  const sealed = sealedFor(buffer.subarray(0, bytesRead));
  if (sealed === "recipients" && "passphrases" in keys) {
    throw new IntegrityError(
      "The bundle is sealed to recipients, as anyone can, and not with the passphrase that the input passphrase gives."
    );
  }
  if (sealed === "passphrase" && "identities" in keys) {
    throw new IntegrityError("The bundle is sealed with a passphrase, and the input identity opens no such bundle.");
  }
  return sealed;
}
async function decryptInto(file, keys, { into, largest }) {
  const source = file.createReadStream({ start: 0, autoClose: false });
  try {
    const decrypter = await decrypterFor(keys);
    const tar = await decrypter.decrypt(Readable.toWeb(source));
    await unpackTar(Readable.fromWeb(tar), { into, largest });
  } catch (error) {
    throw translate(error);
  } finally {
    source.destroy();
  }
}
async function decrypterFor(keys) {
  const { Decrypter } = await import("./dist-B3KJHMEE.js");
  const decrypter = new Decrypter();
  if ("passphrases" in keys) decrypter.addIdentity(passphraseIdentity(keys.passphrases));
  else for (const identity of keys.identities) decrypter.addIdentity(identity);
  decrypter.addIdentity({
    unwrapFileKey() {
      throw new IntegrityError("The bundle is sealed to other recipients than the key that the input identity gives.");
    }
  });
  return decrypter;
}
async function unpackTar(tar, { into, largest }) {
  const unpacking = unpackInto(into, { largest });
  for await (const { path: name, size: size2, content } of readPackedFiles(tar)) {
    await unpacking.add({ path: name, size: size2, open: async () => content });
  }
}
function translate(error) {
  if (error instanceof IntegrityError) return error;
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The bundle could not be unsealed (${error.code}): check the disk of the runner.`, {
      cause: error
    });
  }
  return new IntegrityError(`${SEALED_FILE} is damaged: it was cut short or changed.`, { cause: error });
}

// src/bundle/open-bundle.ts
async function openBundle(received, { keys, largest, tempDir }) {
  if (keys === void 0) {
    if (await isSealed(received.folder)) {
      throw new IntegrityError("The bundle is sealed: set the input passphrase, or identity, that opens it.");
    }
    return { manifest: await verifyBundle(received.folder), staging: received };
  }
  const staging = await openStaging(tempDir);
  try {
    const manifest = await unsealBundle(received.folder, keys, { into: staging.folder, largest });
    await received.close();
    return { manifest, staging };
  } catch (error) {
    await staging.close();
    throw error;
  }
}

// src/flows/trust.ts
function whyNotTrusted(origin, policy) {
  if (policy.trust === "any") return void 0;
  if (policy.origins === "unknown") {
    return policy.trust === "branch" ? "its archive does not say which branch it was captured for" : void 0;
  }
  return whyOtherRepository(origin, policy.run) ?? (policy.trust === "branch" ? whyOtherBranch(origin, policy.run) : void 0);
}
function whyOtherRepository(origin, run) {
  const { runId, repositoryId, headRepositoryId } = origin;
  if (runId === void 0 || repositoryId === void 0 || headRepositoryId === void 0) {
    return `the service does not say which repository its run${ofRun(origin)} was for`;
  }
  if (run.repositoryId === void 0 || run.headRepositoryId === void 0) {
    return `its run${ofRun(origin)} was for repository ${headRepositoryId}, and it cannot be said which one this run is for`;
  }
  if (repositoryId !== run.repositoryId) {
    return `its run${ofRun(origin)} belongs to repository ${repositoryId}, and this run to repository ${run.repositoryId}`;
  }
  if (headRepositoryId !== run.headRepositoryId) {
    return `its run${ofRun(origin)} was for the code of repository ${headRepositoryId}, and this run is for that of repository ${run.headRepositoryId}`;
  }
  return void 0;
}
function whyOtherBranch(origin, run) {
  if (origin.headBranch === void 0) return `the service does not say which branch its run${ofRun(origin)} was for`;
  if (run.headBranch === void 0) {
    return `its run${ofRun(origin)} was for branch ${quoted(origin.headBranch)}, and it cannot be said which one this run is for`;
  }
  if (origin.headBranch === run.headBranch) return void 0;
  return `its run${ofRun(origin)} was for branch ${quoted(origin.headBranch)}, and this run is for branch ${quoted(run.headBranch)}`;
}
function whyInconsistent({ name, source }, origin, askedName) {
  const told = [
    ["run", origin.runId, source.runId],
    ["repository", origin.repositoryId, source.repositoryId],
    ["head repository", origin.headRepositoryId, source.headRepositoryId]
  ];
  for (const [what, archived, claimed] of told) {
    if (archived !== void 0 && claimed !== void 0 && archived !== claimed) {
      return `its manifest names ${what} ${claimed}, and it comes from ${what} ${archived}`;
    }
  }
  if (askedName !== void 0 && name !== askedName) {
    return `its manifest names session ${quoted(name)}, and it was kept as ${quoted(askedName)}`;
  }
  return void 0;
}
function ofRun({ runId }) {
  return runId === void 0 ? "" : ` ${runId}`;
}

// src/flows/receive.ts
async function receive(found, { askedName, ...request }, log) {
  const { agent, sessionId, keys, largest, tempDir } = request;
  let staging = await openStaging(tempDir);
  try {
    await found.download(staging.folder);
    const opened = await openBundle(staging, { keys, largest, tempDir });
    const { manifest } = opened;
    staging = opened.staging;
    const contradiction = whyInconsistent(manifest, found.origin, askedName);
    if (contradiction !== void 0) {
      log.warning(`Refused ${found.label}: ${contradiction}.`);
      await staging.close();
      return "refused";
    }
    if (manifest.agent === agent.name && (sessionId ?? manifest.sessionId) === manifest.sessionId) {
      staging.keep();
      const runId = found.origin.runId ?? manifest.source.runId;
      return { manifest, runId, label: found.label, folder: staging.folder };
    }
    log.debug(`Passed over ${found.label}: it holds session ${manifest.sessionId} of ${manifest.agent}.`);
  } catch (error) {
    await staging.close();
    return judge(error, { found, sealed: keys !== void 0, log });
  }
  await staging.close();
  return "unusable";
}
function judge(error, { found, sealed, log }) {
  if (!(error instanceof IntegrityError || error instanceof ArchiveError)) throw error;
  const refused = sealed && error instanceof IntegrityError;
  log.warning(`${refused ? "Refused" : "Skipped"} ${found.label}: ${error.message}`);
  return refused ? "refused" : "unusable";
}

// src/flows/restore.ts
async function findSession(request, archive, log) {
  const named = await search(request, request.name, archive, log);
  if (named.session !== void 0 || request.sessionId === void 0) return named;
  return search(request, void 0, archive, log);
}
async function search(request, name, archive, log) {
  let refused = 0;
  const policy = { trust: request.trust, run: request.run, origins: archive.origins };
  for await (const found of archive.find({ name, runId: request.runId })) {
    const reason = whyNotTrusted(found.origin, policy);
    if (reason !== void 0) log.warning(`Refused ${found.label}: ${reason}.`);
    const received = reason === void 0 ? await receive(found, { ...request, askedName: name }, log) : "refused";
    if (received === "refused") refused += 1;
    else if (received !== "unusable") return { session: received, refused };
  }
  return { session: void 0, refused };
}
async function placeSession(session, store, { agent, include }) {
  const { sessionId, directory, configDirectory } = session.manifest;
  const bundle = relocatedStore(session.folder, { agent, directory, configDirectory });
  const files = hostSessionStore(directory, join4(session.folder, "projects"), { agent, spelling: "given" });
  const repairing = repairingStore(bundle, () => createReadStream(files.sessionFilePath(sessionId)));
  const report2 = await transferSession(repairing.store, store, sessionId, { agent, include });
  await discardSession(session);
  const isKept = report2.kept.includes(transcriptName(sessionId));
  return { ...report2, condition: isKept ? void 0 : repairing.condition() };
}
async function discardSession({ folder }) {
  await removeStaging(folder);
}

// src/action/open-archive.ts
import { resolve as resolve2 } from "node:path";

// src/archives/artifact-download.ts
import { createHash } from "node:crypto";
import { createReadStream as createReadStream2, createWriteStream as createWriteStream2 } from "node:fs";
import { mkdtemp as mkdtemp3, readdir as readdir2, rm as rm3 } from "node:fs/promises";
import path5 from "node:path";
import { Readable as Readable2 } from "node:stream";
import { pipeline as pipeline2 } from "node:stream/promises";
import { setTimeout as pause2 } from "node:timers/promises";

// src/archives/artifact-client.ts
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
async function withArtifactClient(settings, work) {
  const worker = await startWorker(settings);
  const pending = /* @__PURE__ */ new Map();
  let broken;
  function breakOff(name, message) {
    broken ??= failure({ name, message });
    for (const { reject } of pending.values()) reject(broken);
  }
  worker.on("message", (reply) => {
    const { resolve: resolve3, reject } = pending.get(reply.id) ?? {};
    if (reply.error === void 0) resolve3?.(reply.value);
    else reject?.(failure(reply.error));
  });
  worker.on("error", (error) => breakOff("Crash", `the client broke down: ${error.message}`));
  worker.on("exit", () => breakOff("Crash", "the client ended"));
  const late = `it was not done within ${Math.ceil(settings.deadline / 1e3)} seconds`;
  const timer = setTimeout(() => breakOff("Timeout", late), settings.deadline);
  function call(method, ...args) {
    const id = pending.size;
    return new Promise((resolve3, reject) => {
      pending.set(id, { resolve: resolve3, reject });
      if (broken === void 0) worker.postMessage({ id, method, args });
      else reject(broken);
    });
  }
  try {
    return await work(call);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
function failure({ message, ...details }) {
  return Object.assign(new Error(message), details);
}
async function startWorker({ environment, log }) {
  const { artifactWorker } = await import("./artifact-worker-5ZFHCGNF.js");
  const worker = new Worker(artifactWorker, {
    workerData: { artifactClient: true },
    env: Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== void 0)
    ),
    execArgv: [],
    stdout: true,
    stderr: true
  });
  tell(worker.stdout, log);
  tell(worker.stderr, log);
  return worker;
}
function tell(output, log) {
  const told = /* @__PURE__ */ new Set();
  createInterface({ input: output }).on("line", (line) => {
    const warning2 = /^::warning[^:]*::(.*)$/.exec(line)?.[1];
    if (warning2 !== void 0 && !told.has(warning2)) log.warning(unescapeCommand(warning2));
    if (warning2 !== void 0) told.add(warning2);
    else if (line !== "" && !line.startsWith("::")) log.debug(`artifact client: ${line}`);
  });
}
function unescapeCommand(text3) {
  return text3.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

// src/archives/artifact-files.ts
import { copyFile, link, mkdir as mkdir2, mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";
import path3 from "node:path";

// src/archives/percent.ts
function escapePercent(text3, unsafe) {
  return [...text3].map((char) => char === "%" || unsafe.test(char) ? escapeCharacter(char) : char).join("");
}
function escapeCharacter(char) {
  return [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
function unescapePercent(encoded, encode3) {
  try {
    const text3 = decodeURIComponent(encoded);
    return encode3(text3) === encoded ? text3 : void 0;
  } catch {
    return void 0;
  }
}

// src/archives/artifact-files.ts
var UNSAFE = /["<>|*?:]/;
async function openUploadFiles(folder) {
  const paths2 = [];
  for await (const file of regularFiles(folder)) paths2.push(file);
  if (paths2.every((file) => packedPath(file) === file)) {
    return { root: folder, files: paths2.map((file) => at(folder, file)), close: async () => void 0 };
  }
  const root = await mkdtemp2(`${folder}-upload-`);
  for (const file of paths2) await linkOrCopy(at(folder, file), at(root, packedPath(file)));
  return {
    root,
    files: paths2.map((file) => at(root, packedPath(file))),
    close: () => rm2(root, { recursive: true, force: true })
  };
}
function unpackedPath(packed) {
  return unescapePercent(packed, packedPath);
}
function packedPath(file) {
  return escapePercent(file, UNSAFE);
}
function at(folder, file) {
  return path3.join(folder, ...file.split("/"));
}
async function linkOrCopy(from, to) {
  await mkdir2(path3.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

// src/archives/copy-tree.ts
import { createWriteStream } from "node:fs";
import { mkdir as mkdir3 } from "node:fs/promises";
import path4 from "node:path";
import { pipeline } from "node:stream/promises";
var LARGEST_BUNDLE = largestBundle(1e9);
async function copyTree(from, to, largest = LARGEST_BUNDLE) {
  const files = [];
  for await (const file of regularFiles(from)) files.push(file);
  let bytes = 0;
  for (const file of files) {
    const target = path4.join(to, ...file.split("/"));
    await mkdir3(path4.dirname(target), { recursive: true });
    bytes += await copyFile2(path4.join(from, ...file.split("/")), target, largest - bytes);
  }
  return bytes;
}
async function copyFile2(from, to, largest) {
  const source = await openRegular(from, from);
  if ((await source.stat()).size > largest) {
    await source.close();
    throw tooLarge(from);
  }
  const target = createWriteStream(to, { flags: "wx" });
  await pipeline(source.createReadStream(), limit(largest, from), target);
  return target.bytesWritten;
}
function limit(largest, file) {
  return async function* (chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largest) throw tooLarge(file);
      yield chunk;
    }
  };
}
function tooLarge(file) {
  return new IntegrityError(`The bundle is too large to copy, at ${file}.`);
}

// src/archives/artifact-options.ts
var DEFAULT_LIMITS = {
  save: 15e4,
  stall: 45e3,
  list: 2e4,
  retries: 45e3,
  download: 18e4,
  bundleSize: LARGEST_BUNDLE
};
function limitsOf({ limits }) {
  return { ...DEFAULT_LIMITS, ...limits };
}
function clientEnvironment(options2) {
  refuseOtherServers(options2);
  if (!hasRuntime(options2)) {
    throw new ArchiveError(
      "This process has no access to the artifact service, which the runner gives only to steps with uses: save from such a step, or use archive: directory."
    );
  }
  return {
    // Checked every so often and never before one such time is over, so a stall ends after twice of it at most.
    ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS: String(limitsOf(options2).stall),
    ...options2.environment,
    GITHUB_API_URL: options2.apiUrl,
    GITHUB_SERVER_URL: options2.serverUrl
  };
}
function hasRuntime({ environment }) {
  return Boolean(environment.ACTIONS_RUNTIME_TOKEN && environment.ACTIONS_RESULTS_URL);
}
function refuseOtherServers({ serverUrl }) {
  const { hostname } = new URL(serverUrl);
  if (hostname === "github.com" || hostname.endsWith(".ghe.com") || hostname.endsWith(".localhost")) return;
  throw new ArchiveError(
    `archive: artifact works with github.com and ghe.com, and this job runs on ${hostname}: use archive: directory with archive-path.`
  );
}

// src/archives/artifact-rest.ts
import { setTimeout as pause } from "node:timers/promises";

// src/archives/artifact-rest-errors.ts
function isPassing(outcome) {
  return outcome instanceof Error || outcome.status >= 500 || isRateLimited(outcome);
}
function waitAsked(outcome) {
  if (outcome instanceof Error || !isRateLimited(outcome)) return void 0;
  const seconds = outcome.headers.get("retry-after");
  if (seconds !== null && Number.isFinite(Number(seconds))) return Number(seconds) * 1e3;
  const reset = outcome.headers.get("x-ratelimit-reset");
  return reset === null ? void 0 : Math.max(Number(reset) * 1e3 - Date.now(), 1e3);
}
function restError(outcome, { repository, apiUrl }) {
  const listing = `Saved sessions of ${repository} cannot be looked up`;
  if (outcome instanceof Error) {
    return new ArchiveError(`${listing}: ${apiUrl} cannot be reached (${networkReason(outcome)}). ${LATER}`, {
      cause: outcome
    });
  }
  const { status } = outcome;
  const cause = new Error(`GitHub's API answered ${status}: ${messageIn(outcome)}`);
  return new ArchiveError(`${listing}: ${explain(outcome)}`, { cause });
}
var LATER = "Run the job again; if it goes on, look at https://www.githubstatus.com.";
function explain(answer) {
  const said = `${answer.status}: ${messageIn(answer)}`;
  if (isRateLimited(answer)) {
    const wait = waitAsked(answer);
    const when = wait === void 0 ? "later" : `after ${new Date(Date.now() + wait).toISOString().slice(0, 16)}Z`;
    return `the rate limit of GitHub's API is used up (${answer.status}). Run the job again ${when}, or give github-token a token with a limit of its own.`;
  }
  if (answer.status === 401) return `github-token is not valid (${said}). Remove the input to use the job's own token.`;
  if (answer.status === 403 || answer.status === 404) {
    return `the token may not read the repository's artifacts (${said}). Add "permissions: actions: read" to the job.`;
  }
  return `GitHub's API answered ${said}. ${LATER}`;
}
function isRateLimited({ status, headers, text: text3 }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  const isUsedUp = headers.get("x-ratelimit-remaining") === "0";
  return isUsedUp || headers.get("retry-after") !== null || /rate limit/i.test(text3);
}
function messageIn({ text: text3 }) {
  try {
    const { message } = JSON.parse(text3);
    if (typeof message === "string") return message.replaceAll(/\s+/g, " ").slice(0, 200);
  } catch {
  }
  return "no message";
}
function networkReason(error) {
  if (error.name === "TimeoutError") return "no answer in time";
  const cause = error.cause instanceof Error ? error.cause : error;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

// src/archives/artifact-rest.ts
var REQUEST_TIME = 2e4;
function artifactRest(options2, retries) {
  let left = retries;
  async function request(path7) {
    for (let delay = 1e3; ; delay *= 2) {
      const start = performance.now();
      const outcome = await attempt(options2, path7, Math.ceil(Math.min(REQUEST_TIME, left)));
      if (!isPassing(outcome)) return outcome;
      const wait = waitAsked(outcome) ?? delay;
      left -= performance.now() - start + wait;
      if (left <= 0) throw restError(outcome, options2);
      options2.log.debug(`GitHub's API could not answer ${path7}; next try in ${wait / 1e3} s.`);
      await pause(wait);
    }
  }
  async function page(path7, parameters) {
    const answer = await request(`${path7}?${new URLSearchParams(parameters)}`);
    return { answer, artifacts: answer.status === 200 ? parsePage(answer.text) : void 0 };
  }
  return {
    async repositoryPage(parameters) {
      const { answer, artifacts } = await page("/actions/artifacts", parameters);
      if (artifacts === void 0) throw restError(answer, options2);
      return artifacts;
    },
    async runPage(runId, parameters) {
      const { answer, artifacts } = await page(`/actions/runs/${runId}/artifacts`, parameters);
      if (artifacts === void 0 && answer.status !== 404) throw restError(answer, options2);
      return artifacts;
    },
    async downloadUrl(id) {
      const answer = await request(`/actions/artifacts/${id}/zip`);
      if (answer.status === 404 || answer.status === 410) return void 0;
      const location = answer.headers.get("location");
      if (answer.status !== 302 || location === null) throw restError(answer, options2);
      return location;
    }
  };
}
async function githubFetch(url, init) {
  const { defaults } = await import("./utils-A4N2GLGL.js");
  const fetch = defaults.request?.fetch;
  return await fetch(url, init);
}
async function attempt(options2, path7, time) {
  try {
    const response = await githubFetch(`${options2.apiUrl}/repos/${options2.repository}${path7}`, {
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${options2.token}`,
        "user-agent": "agent-session",
        "x-github-api-version": "2022-11-28"
      },
      redirect: "manual",
      signal: AbortSignal.timeout(time)
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
function parsePage(text3) {
  try {
    const { artifacts } = JSON.parse(text3);
    return Array.isArray(artifacts) ? artifacts : void 0;
  } catch {
    return void 0;
  }
}

// src/archives/unpack.ts
var import_yauzl = __toESM(require_yauzl(), 1);
import zlib from "node:zlib";
async function unpack(zipFile, folder, options2 = {}) {
  try {
    const zip = await (0, import_yauzl.openPromise)(zipFile, { strictFileNames: true });
    try {
      await unpackEntries(zip, folder, options2);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw translate2(error);
  }
}
async function unpackEntries(zip, folder, options2) {
  const { largest = LARGEST_BUNDLE, pathOf = (name) => name } = options2;
  if (zip.entryCount > MOST_FILES + 1) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
  const unpacking = unpackInto(folder, { largest });
  for await (const entry of zip.eachEntry()) {
    const file = checkEntry(entry, pathOf(entry.fileName));
    await unpacking.add({
      path: file,
      size: entry.uncompressedSize,
      // The reader fails as soon as there are more bytes than the entry declares, or in the end fewer.
      open: async () => checked(await zip.openReadStreamPromise(entry), entry)
    });
  }
}
function checkEntry(entry, file) {
  const name = quoted(entry.fileName);
  if (file === void 0) throw new IntegrityError(`It holds ${name}, which is a name that nothing was packed under.`);
  if (!isRegularFile(entry)) throw new IntegrityError(`It holds ${name}, which is a link or a device.`);
  if (!entry.canDecodeFileData()) throw new IntegrityError(`It holds ${name}, encrypted or packed in a rare way.`);
  return file;
}
function isRegularFile({ externalFileAttributes }) {
  const type = externalFileAttributes >>> 16 & 61440;
  return type === 0 || type === 32768;
}
async function* checked(chunks, entry) {
  let crc = 0;
  for await (const chunk of chunks) {
    crc = zlib.crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== entry.crc32) throw new IntegrityError(`${quoted(entry.fileName)} is damaged: its checksum differs.`);
}
function translate2(error) {
  if (error instanceof IntegrityError)
    return new IntegrityError(`The zip file is refused. ${error.message}`, { cause: error });
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The zip file could not be unpacked (${error.code}): check the disk of the runner.`, {
      cause: error
    });
  }
  const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new IntegrityError(`The zip file is damaged: ${reason.replace(/\.$/, "")}.`, { cause: error });
}

// src/archives/artifact-download.ts
var ATTEMPTS = 3;
var PAUSE = 500;
async function downloadArtifact(options2, artifact, folder) {
  const { bundleSize } = limitsOf(options2);
  if (artifact.size > bundleSize) {
    throw new IntegrityError(`The artifact has ${artifact.size} bytes, more than ${bundleSize}.`);
  }
  const zipFolder = await mkdtemp3(`${folder}-zip-`);
  try {
    const fetchZip = artifact.source === "rest" ? fromRest : fromOwnRun;
    const { zipFile, digest } = await fetchZip(options2, artifact, zipFolder);
    if (artifact.digest !== void 0 && digest !== artifact.digest) {
      throw new IntegrityError("The artifact is damaged: its SHA-256 is not the one that GitHub has for it.");
    }
    await unpack(zipFile, folder, { largest: bundleSize, pathOf: unpackedPath });
  } finally {
    await rm3(zipFolder, { recursive: true, force: true });
  }
}
async function fromRest(options2, artifact, zipFolder) {
  const rest = artifactRest(options2, limitsOf(options2).retries);
  const zipFile = path5.join(zipFolder, "artifact.zip");
  const deadline = AbortSignal.timeout(limitsOf(options2).download);
  for (let attempt2 = 1; ; attempt2 += 1) {
    const url = await rest.downloadUrl(artifact.id);
    if (url === void 0) throw new ArchiveError("The artifact was deleted or has expired since it was found.");
    try {
      return { zipFile, digest: await fetchFile(url, zipFile, { ...limitsOf(options2), deadline }) };
    } catch (error) {
      if (error instanceof IntegrityError) throw error;
      if (attempt2 === ATTEMPTS || deadline.aborted) {
        throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
      }
      options2.log.debug(`The download of artifact ${artifact.id} broke off (${reasonOf(error)}) and begins anew.`);
      await pause2(attempt2 * PAUSE);
    }
  }
}
async function fetchFile(url, file, { stall, bundleSize, deadline }) {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error(`nothing came for ${stall / 1e3} seconds`)), stall);
  const signal = AbortSignal.any([stalled.signal, deadline]);
  try {
    const response = await githubFetch(url, { headers: { "user-agent": "agent-session" }, signal });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new Error(`the blob store answered ${response.status}`);
    }
    const hash2 = createHash("sha256");
    await pipeline2(
      Readable2.fromWeb(response.body),
      async function* (chunks) {
        let bytes = 0;
        for await (const chunk of chunks) {
          timer.refresh();
          bytes += chunk.length;
          if (bytes > bundleSize) throw new IntegrityError(`The artifact has more than ${bundleSize} bytes.`);
          hash2.update(chunk);
          yield chunk;
        }
      },
      createWriteStream2(file, { mode: 384 }),
      { signal }
    );
    return `sha256:${hash2.digest("hex")}`;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}
async function fromOwnRun(options2, { id }, zipFolder) {
  const settings = { environment: clientEnvironment(options2), deadline: limitsOf(options2).download, log: options2.log };
  try {
    await withArtifactClient(
      settings,
      (call) => call("downloadArtifact", id, { path: zipFolder, skipDecompress: true })
    );
  } catch (error) {
    throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
  }
  const [name] = await readdir2(zipFolder);
  if (name === void 0) throw new ArchiveError("The artifact could not be downloaded: no file arrived.");
  const zipFile = path5.join(zipFolder, name);
  return { zipFile, digest: `sha256:${await sha256Of(createReadStream2(zipFile))}` };
}
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "it took too long";
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  return (error.message.split("\n")[0] ?? "").replace(/\.$/, "") + code;
}

// src/archives/artifact-name.ts
var PREFIX = "agent-session-";
var MOST_COPIES = 20;
var LONGEST_NAME = 250;
var UNSAFE2 = /["<>|*?:\\/~\p{Cc}]/u;
function artifactName(name, copy = 1) {
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const base = PREFIX + encode(name);
  const bytes = Buffer.byteLength(base);
  if (bytes > LONGEST_NAME) {
    throw new UserError(
      `The session's name "${name}" is too long: as an artifact it has ${bytes} of at most ${LONGEST_NAME} bytes. Set a shorter input name.`
    );
  }
  return copy === 1 ? base : `${base}~${copy}`;
}
function parseArtifactName(artifact) {
  if (!artifact.startsWith(PREFIX)) return void 0;
  const encoded = artifact.slice(PREFIX.length).replace(/~(?:[2-9]|[1-9]\d+)$/, "");
  return encoded === "" ? void 0 : unescapePercent(encoded, encode);
}
function encode(name) {
  return escapePercent(name, UNSAFE2);
}

// src/archives/artifact-list.ts
var PAGE_LENGTH = 100;
var MOST_PAGES = 30;
function listArtifacts(rest, query) {
  if (query.runId !== void 0) return artifactsOfRun(rest, query.runId);
  return query.name === void 0 ? pages((parameters) => rest.repositoryPage(parameters)) : artifactsOfName(rest, query.name);
}
async function* artifactsOfRun(rest, runId) {
  const artifacts = [];
  for await (const artifact of pages(async (parameters) => await rest.runPage(runId, parameters) ?? [])) {
    artifacts.push(artifact);
  }
  if (artifacts.length === 0) await rest.repositoryPage({ per_page: "1" });
  yield* artifacts.sort(newestFirst);
}
async function* artifactsOfName(rest, name) {
  const lists = [];
  for (let copy = 1; copy <= MOST_COPIES; copy += 1) {
    const later = pages((parameters) => rest.repositoryPage({ ...parameters, name: artifactName(name, copy) }));
    const first = await later.next();
    if (first.done === true) break;
    lists.push({ artifact: first.value, later });
  }
  while (lists.length > 0) {
    const [newest] = lists.sort((one, other) => newestFirst(one.artifact, other.artifact));
    if (newest === void 0) return;
    yield newest.artifact;
    const next = await newest.later.next();
    if (next.done === true) lists.shift();
    else newest.artifact = next.value;
  }
}
async function* pages(read) {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const artifacts = await read({ per_page: String(PAGE_LENGTH), page: String(page) });
    yield* [...artifacts].sort(newestFirst);
    if (artifacts.length < PAGE_LENGTH) return;
  }
}
function newestFirst(one, other) {
  return other.id - one.id;
}

// src/archives/artifact-find.ts
async function* findArtifacts(options2, query) {
  refuseOtherServers(options2);
  const own = ownArtifacts(options2, query);
  const rest = restArtifacts(options2, query);
  const [ownList, firstOfRest] = await Promise.allSettled([own, rest.next()]);
  const ownFound = ownList.status === "fulfilled" ? ownList.value : [];
  if (firstOfRest.status === "rejected") {
    if (ownFound.length === 0) throw firstOfRest.reason;
    options2.log.warning(`Only this run was searched. ${messageOf(firstOfRest.reason)}`);
    yield* ownFound;
    return;
  }
  if (ownList.status === "rejected") {
    options2.log.warning(`This run's own artifacts could not be listed: ${messageOf(ownList.reason)}`);
  }
  yield* merge(ownFound, firstOfRest.value, rest);
}
async function ownArtifacts(options2, query) {
  const { run, log } = options2;
  if (query.runId !== void 0 && query.runId !== run.runId) return [];
  if (!hasRuntime(options2)) return [];
  const settings = { environment: clientEnvironment(options2), deadline: limitsOf(options2).list, log };
  const { artifacts } = await withArtifactClient(settings, (call) => call("listArtifacts", {}));
  return artifacts.filter(({ name }) => fits(name, query)).map(({ id, name, size: size2, digest, createdAt }) => ({
    id,
    name,
    size: size2,
    digest,
    createdAt: createdAt ?? /* @__PURE__ */ new Date(0),
    origin: run,
    source: "run"
  })).sort(newestFirst2);
}
function fits(artifact, { name }) {
  const saved = parseArtifactName(artifact);
  return saved !== void 0 && (name === void 0 || saved === name);
}
function newestFirst2(one, other) {
  return other.id - one.id;
}
async function* restArtifacts(options2, query) {
  if (options2.token === void 0) {
    throw new ArchiveError("Sessions of earlier runs cannot be looked up without the input github-token.");
  }
  const seen = /* @__PURE__ */ new Set();
  for await (const artifact of listArtifacts(artifactRest(options2, limitsOf(options2).retries), query)) {
    if (artifact.expired || seen.has(artifact.id) || !fits(artifact.name, query)) continue;
    seen.add(artifact.id);
    yield fromRest2(artifact);
  }
  return void 0;
}
function fromRest2(artifact) {
  const run = artifact.workflow_run;
  return {
    id: artifact.id,
    name: artifact.name,
    size: artifact.size_in_bytes,
    digest: artifact.digest ?? void 0,
    createdAt: new Date(artifact.created_at ?? 0),
    origin: {
      runId: run?.id,
      repositoryId: run?.repository_id,
      headRepositoryId: run?.head_repository_id,
      headBranch: run?.head_branch ?? void 0
    },
    source: "rest"
  };
}
async function* merge(own, first, rest) {
  const ownIds = new Set(own.map(({ id }) => id));
  const waiting = [...own];
  for (let found = first; found.done !== true; found = await rest.next()) {
    const artifact = found.value;
    while (waiting[0] !== void 0 && waiting[0].id > artifact.id) yield waiting.shift();
    if (waiting[0]?.id === artifact.id) waiting.shift();
    else if (ownIds.has(artifact.id)) continue;
    yield artifact;
  }
  yield* waiting;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/archives/artifact-save.ts
async function saveArtifact(options2, name, folder) {
  artifactName(name);
  const environment = clientEnvironment(options2);
  const files = await openFiles(folder);
  try {
    const settings = { environment, deadline: limitsOf(options2).save, log: options2.log };
    const { artifact, id, size: size2 } = await withArtifactClient(settings, (call) => upload(call, options2, { name, files }));
    return { name: artifact, id: String(id), url: artifactUrl(options2, id), size: size2 ?? 0 };
  } catch (error) {
    throw translate3(error, artifactName(name));
  } finally {
    await files.close();
  }
}
async function openFiles(folder) {
  try {
    return await openUploadFiles(folder);
  } catch (error) {
    throw new ArchiveError(`The bundle in ${folder} could not be read for the upload: ${messageOf2(error)}`, {
      cause: error
    });
  }
}
async function upload(call, { retentionDays, compressionLevel = 6, log }, { name, files }) {
  const options2 = {
    compressionLevel,
    ...retentionDays === void 0 ? {} : { retentionDays }
  };
  for (let copy = 1; ; copy += 1) {
    const artifact = artifactName(name, copy);
    try {
      const response = await call("uploadArtifact", artifact, [...files.files], files.root, options2);
      if (response.id === void 0) throw new ArchiveError(`The artifact service gave ${artifact} no id.`);
      return { ...response, id: response.id, artifact };
    } catch (error) {
      if (!isNameTaken(error) || copy === MOST_COPIES) throw error;
      log.debug(`This run has an artifact ${artifact} already.`);
    }
  }
}
function isNameTaken(error) {
  return /\(409\)|already exists/.test(messageOf2(error));
}
function artifactUrl({ serverUrl, repository, run }, id) {
  return run.runId === void 0 ? void 0 : `${serverUrl}/${repository}/actions/runs/${run.runId}/artifacts/${id}`;
}
function translate3(error, artifact) {
  return new ArchiveError(`The session could not be uploaded as artifact ${artifact}: ${explain2(error)}`, {
    cause: error
  });
}
function explain2(error) {
  const message = messageOf2(error).split("\n")[0] ?? "";
  if (isNameTaken(error)) {
    return `its name and ${MOST_COPIES - 1} more were taken in this run. Give the jobs of this run different values of the input name.`;
  }
  if (message.includes("storage quota")) {
    return "the artifact storage of the account is full. Delete old artifacts, or set a smaller retention-days.";
  }
  return `${reasonIn(message, error)}. ${TRY_AGAIN}`;
}
var TRY_AGAIN = "Run the job again; if it goes on, look at https://www.githubstatus.com, or use archive: directory.";
function reasonIn(message, error) {
  const [, status, said] = /Failed request: \((\d+)\) (.*)/.exec(message) ?? [];
  if (status !== void 0) return `the artifact service answered ${status} ${said}`;
  const network = /Unable to make request: (\w+)/.exec(message)?.[1];
  if (network !== void 0) return `the artifact service cannot be reached (${network})`;
  if (message.includes("stalled")) return "the upload made no progress any more";
  if (error instanceof Error && error.name === "RestError") {
    const blobStatus = "statusCode" in error && error.statusCode !== void 0 ? error.statusCode : "nothing";
    return `the store of artifacts answered ${blobStatus}`;
  }
  return message.replace(/\.$/, "");
}
function messageOf2(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/archives/artifact.ts
function openArtifactArchive(options2) {
  return {
    kind: "artifact",
    origins: "witnessed",
    find: (query) => find(options2, query),
    save: (name, folder) => saveArtifact(options2, name, folder)
  };
}
async function* find(options2, query) {
  for await (const artifact of findArtifacts(options2, query)) {
    const { id, name, createdAt, origin } = artifact;
    yield {
      label: `artifact ${name} (#${id}) of run ${origin.runId ?? "unknown"}`,
      createdAt,
      origin,
      download: (folder) => downloadArtifact(options2, artifact, folder)
    };
  }
}

// src/archives/directory.ts
import { randomBytes } from "node:crypto";
import { mkdir as mkdir4, readdir as readdir3, rename, rm as rm4, stat } from "node:fs/promises";
import path6 from "node:path";

// src/archives/directory-name.ts
var LONGEST_NAME2 = 255;
var UNSAFE3 = /[^a-z0-9._-]/;
var UNSAFE_START = /^(?:\.|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/;
function directoryName(name) {
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const encoded = encode2(name);
  if (encoded.length > LONGEST_NAME2) {
    throw new UserError(
      `The session's name "${name}" is too long: as a folder it has ${encoded.length} of at most ${LONGEST_NAME2} bytes. Set a shorter input name.`
    );
  }
  return encoded;
}
function parseDirectoryName(folder) {
  return folder === "" ? void 0 : unescapePercent(folder, encode2);
}
function encode2(name) {
  const encoded = escapePercent(name, UNSAFE3);
  const start = UNSAFE_START.test(encoded) ? escapeCharacter(encoded.charAt(0)) : encoded.charAt(0);
  return start + encoded.slice(1).replace(/\.$/, escapeCharacter("."));
}

// src/archives/directory.ts
var KEPT_BUNDLES = 10;
var ABANDONED = 24 * 60 * 60 * 1e3;
var UNFINISHED = ".unfinished-";
var BUNDLE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d+)-(\d+)-[0-9a-f]+$/;
function openDirectoryArchive(options2) {
  return {
    kind: "directory",
    origins: "unknown",
    find: (query) => find2(options2, query),
    save: (name, folder) => save(options2, name, folder)
  };
}
async function* find2(options2, query) {
  const wantedFolder = query.name === void 0 ? void 0 : directoryName(query.name);
  const bundles = [];
  for (const folder of await subfolders(options2.path)) {
    if (folder === (wantedFolder ?? folder)) bundles.push(...await bundlesIn(path6.join(options2.path, folder)));
  }
  const wanted = bundles.filter(({ runId }) => query.runId === void 0 || runId === query.runId);
  for (const bundle of wanted.sort(newestFirst3)) yield describeBundle(bundle, options2);
}
async function bundlesIn(folder) {
  const name = parseDirectoryName(path6.basename(folder));
  if (name === void 0) return [];
  return (await subfolders(folder)).flatMap((entry) => {
    const [, year, month, day, hour, minute, second, millisecond, runId] = BUNDLE.exec(entry) ?? [];
    if (year === void 0) return [];
    const createdAt = /* @__PURE__ */ new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
    return [{ name, hostPath: path6.join(folder, entry), createdAt, runId: Number(runId) || void 0 }];
  });
}
async function subfolders(folder) {
  try {
    const entries = await readdir3(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw new ArchiveError(
      `The archive directory ${folder} cannot be read (${reasonOf2(error)}): check the input archive-path and the folder's permissions.`,
      { cause: error }
    );
  }
}
function isAbsent(error) {
  return isNotFound(error) && error instanceof Error && "code" in error && error.code !== "ENOTDIR";
}
function reasonOf2(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
function newestFirst3(one, other) {
  return other.createdAt.getTime() - one.createdAt.getTime() || (one.hostPath < other.hostPath ? 1 : -1);
}
function describeBundle({ name, hostPath, createdAt, runId }, { largest }) {
  const run = runId === void 0 ? "" : ` of run ${runId}`;
  return {
    label: `bundle ${name}${run} in ${hostPath}`,
    createdAt,
    origin: { runId, repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 },
    download: (folder) => download(hostPath, folder, largest)
  };
}
async function download(hostPath, folder, largest) {
  try {
    await copyTree(hostPath, folder, largest);
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    throw new ArchiveError(`The bundle ${hostPath} cannot be read (${reasonOf2(error)}).`, { cause: error });
  }
}
async function save(options2, name, folder) {
  const parent = path6.join(options2.path, directoryName(name));
  const unfinished = path6.join(parent, `${UNFINISHED}${randomBytes(8).toString("hex")}`);
  try {
    await mkdir4(unfinished, { recursive: true });
    const size2 = await copyTree(folder, unfinished, options2.largest);
    const hostPath = path6.join(parent, bundleFolder(options2));
    await rename(unfinished, hostPath);
    await tidy(parent, options2.log);
    return { name, id: hostPath, url: void 0, size: size2 };
  } catch (error) {
    await rm4(unfinished, { recursive: true, force: true }).catch(() => void 0);
    throw new ArchiveError(
      `The session could not be saved in the archive directory ${options2.path} (${reasonOf2(error)}): check the input archive-path, the folder's permissions and the space left.`,
      { cause: error }
    );
  }
}
function bundleFolder({ runId, runAttempt }) {
  const time = (/* @__PURE__ */ new Date()).toISOString().replace(/[-:.]/g, "");
  return `${time}-${runId ?? 0}-${runAttempt ?? 0}-${randomBytes(4).toString("hex")}`;
}
async function tidy(parent, log) {
  try {
    for (const entry of await subfolders(parent)) {
      if (entry.startsWith(UNFINISHED)) await removeAbandoned(path6.join(parent, entry));
    }
    for (const { hostPath } of [...await bundlesIn(parent)].sort(newestFirst3).slice(KEPT_BUNDLES)) {
      const leaving = path6.join(parent, `${UNFINISHED}${randomBytes(8).toString("hex")}`);
      await rename(hostPath, leaving);
      await rm4(leaving, { recursive: true, force: true });
    }
  } catch (error) {
    log.debug(`Old bundles in ${parent} were not all removed: ${reasonOf2(error)}`);
  }
}
async function removeAbandoned(folder) {
  const { mtimeMs } = await stat(folder);
  if (Date.now() - mtimeMs > ABANDONED) await rm4(folder, { recursive: true, force: true });
}

// src/archives/index.ts
var archives = {
  artifact: openArtifactArchive,
  directory: ({ archivePath, run, runAttempt, limits, log }) => {
    if (archivePath === void 0) throw new UserError("archive: directory needs the input archive-path: a folder.");
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, largest: limits?.bundleSize, log });
  }
};
function openArchive(kind, settings) {
  return archives[kind](settings);
}

// src/action/open-archive.ts
function openArchive2({ archive, archivePath, retentionDays, compressionLevel, maxSize }, { context, log, token }) {
  const { repository, runId, runAttempt, repositoryId, headRepositoryId, headBranch } = context;
  return openArchive(archive, {
    repository,
    run: { runId, repositoryId, headRepositoryId, headBranch },
    runAttempt,
    token,
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl,
    environment: context.variables,
    retentionDays,
    compressionLevel,
    limits: { bundleSize: largestBundle(maxSize) },
    archivePath: archivePath && resolve2(context.workspace, archivePath.replace(/^~(?=$|[\\/])/, context.home)),
    log
  });
}

// src/action/phrases.ts
function restoredLine(session) {
  const source = session.runId === void 0 ? "" : ` of run ${session.runId}`;
  return `Restored session ${shortId(session.id)}${source}: ${restoredExtent(session)}`;
}
function restoredExtent({ extent: amount2, repair: repair2 }) {
  const done = `${extent(amount2)}; ${count(amount2.rewritten, "path")} rewritten`;
  return repair2 === void 0 ? done : `${done}; repaired: ${repairs(repair2)}`;
}
function repairs({ rowsWonBack, tornParts, nulBytes, newlineAdded }) {
  const done = [];
  if (rowsWonBack > 0) done.push(`${count(rowsWonBack, "row")} won back`);
  if (tornParts > 0) done.push(`${count(tornParts, "torn part")} left out`);
  if (nulBytes > 0) done.push(`${count(nulBytes, "NUL byte")} left out`);
  if (newlineAdded) done.push("the final newline added");
  return done.join(", ");
}
function cutOffLine(id, { reachable, rows }) {
  return `Session ${shortId(id)} is restored as it is, but the model will see ${reachable} of ${rows} rows, since a row that others go on from is missing.`;
}
function capturedLine(captured) {
  return `Captured session ${shortId(captured.id)} as ${captured.saved.name}: ${capturedExtent(captured)}`;
}
function capturedExtent({ extent: amount2, redactions, sealed, saved }) {
  const secrets = Object.values(redactions).reduce((sum, removed) => sum + removed, 0);
  const done = [`${count(amount2.rewritten, "path")} rewritten`];
  if (secrets > 0) done.push(`${count(secrets, "secret")} taken out`);
  done.push(`${size(saved.size)} stored${sealed ? ", sealed" : ""}`);
  return `${extent(amount2)}; ${done.join(", ")}`;
}
function shortId(id) {
  return `${id.slice(0, 8)}…`;
}
function count(amount2, noun) {
  return `${amount2} ${noun}${amount2 === 1 ? "" : "s"}`;
}
function size(bytes) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let amount2 = bytes;
  let unit = 0;
  while (amount2 >= 999.5 && unit < units.length - 1) {
    amount2 /= 1e3;
    unit += 1;
  }
  return unit === 0 || amount2 >= 100 ? `${Math.round(amount2)} ${units[unit]}` : `${amount2.toFixed(1)} ${units[unit]}`;
}
function extent(session) {
  const parts = [count(session.rows, "row")];
  if (session.subagents > 0) parts.push(count(session.subagents, "sub-agent"));
  return [...parts, size(session.size)].join(", ");
}

// src/transcript/redact-rule.ts
function startsWord(text3, at2) {
  if (at2 === 0 || !/[A-Za-z0-9]/.test(text3[at2 - 1])) {
    return !/[A-Za-z0-9+/]{24}$/.test(text3.slice(Math.max(0, at2 - 24), at2));
  }
  return /(?:\[[\d;]{0,16}m|%[0-9A-Fa-f]{2})$/.test(text3.slice(Math.max(0, at2 - 20), at2));
}
function entropy(text3) {
  const counts = /* @__PURE__ */ new Map();
  for (const character of text3) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  let bits = 0;
  for (const count2 of counts.values()) {
    bits -= count2 / text3.length * Math.log2(count2 / text3.length);
  }
  return bits;
}
function isPlaceholder(text3) {
  const head = text3.slice(0, 256);
  return text3.includes("[redacted") || new Set(head).size < Math.min(5, head.length) || /\*{3}|\.{3}|x{6}|^<|^\$[A-Z_]|\$[{(]|^\{.*\}$|\{\{|^%\w+%$|your[-_ ]|placeholder|change[-_]?me/i.test(head);
}
function matchAt(pattern, text3, at2) {
  pattern.lastIndex = at2;
  const match = pattern.exec(text3);
  if (match === null) {
    return void 0;
  }
  const start = match[1] === void 0 ? at2 : at2 + match[0].indexOf(match[1]);
  return { start, end: start + (match[1] ?? match[0]).length };
}
function inCases(...words) {
  return words.flatMap((word) => [word, word.toUpperCase(), word[0].toUpperCase() + word.slice(1)]);
}

// src/transcript/secret-names.ts
function meansSecret(name) {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase().replace(/[^A-Z0-9]+/g, "_");
  return !NOT_SECRET.test(words) && (ANYWHERE.test(words) || AT_END.test(words));
}
var ANYWHERE = /PASSWORD|PASSWD|PASSPHRASE|SECRET|CREDENTIAL|(?:^|_)TOKEN(?:_|$)|[A-Z]TOKEN$|PRIVATE_?KEY|ACCESS_?KEY|API_?KEY|CONNECTION_?STRING/;
var AT_END = /(?:KEY|(?:^|_)(?:PASS|PWD|AUTH|PAT|DSN|SAS|JWT|COOKIE|MNEMONIC))(?:_?(?:\d+|BASE64|B64|JSON|PEM|VALUE|PROD|PRODUCTION|DEV|TEST|STAGING|LIVE))*$/;
var NOT_SECRET = new RegExp(
  [
    "^(?:OLD)?PWD$|^GPG_KEYS?$",
    "PUBLIC_?KEY|KEY_?RING|_(?:FILE|FILES|PATH|PATHS|DIR|DIRECTORY|FOLDER|HOME|SOCK|SOCKET|URL|URI|ENDPOINT|HOST|PORT)$",
    "_(?:NAME|NAMES|TYPE|USER|USERNAME|EMAIL|VERSION|REGION|ALGORITHM|ALG|ISSUER|AUDIENCE|PROVIDER|HELPER|STORE|MODE|FORMAT)$",
    "_(?:LENGTH|LEN|SIZE|MAX|MIN|LIMIT|COUNT|TTL|EXPIRY|EXPIRES|EXPIRATION|EXPIRES_(?:AT|IN)|TIMEOUT|ENABLED|REQUIRED|ROTATION)$",
    "(?:^|_)TOKENS$|(?<!SECRET)_ID$|(?:^|_)(?:MON|HOT|SORT|CACHE|PARTITION|PRIMARY|FOREIGN|TURN)_?KEY$"
  ].join("|")
);

// src/transcript/secrets.ts
function parseSecrets(input) {
  const text3 = input.trim();
  const given = text3.startsWith("{") ? valuesOfObject(text3) : text3.split(/\r?\n/);
  return distinct(given.flatMap(withParts).filter((value) => !isTrivial(value)));
}
function secretValues(environment) {
  const values = Object.entries(environment).flatMap(([name, value = ""]) => [
    ...isSecret(name, value.trim()) ? withParts(value) : [],
    ...passwordsIn(value)
  ]);
  return distinct(values.filter((value) => !isTrivial(value)));
}
function valuesOfObject(text3) {
  const object3 = parseJson(text3);
  if (typeof object3 !== "object" || object3 === null) {
    throw new UserError(
      "The input secrets starts with { but is no JSON object: write the expression toJSON(secrets), or one value per line."
    );
  }
  return textsIn(object3);
}
function parseJson(text3) {
  try {
    return JSON.parse(text3);
  } catch {
    return void 0;
  }
}
function textsIn(value) {
  if (typeof value === "object" && value !== null) {
    return Object.values(value).flatMap(textsIn);
  }
  return typeof value === "string" ? [value] : typeof value === "number" ? [String(value)] : [];
}
function withParts(value) {
  const whole = value.trim();
  const lines = whole.split(/\r?\n/).map((line) => line.trim());
  const parts = lines.length > 1 ? lines.filter(isTelling) : [];
  return [whole, ...parts, ...secretsIn(whole), ...passwordsIn(whole)].filter((part) => !isMarker(part));
}
function isTelling(line) {
  return line.length >= 16 && /^[\w+/=.~-]+$/.test(line) && /\d/.test(line) && /[A-Za-z]/.test(line) && entropy(line) > 3;
}
function secretsIn(text3) {
  const object3 = text3.startsWith("{") ? parseJson(text3) : void 0;
  const pairs = typeof object3 === "object" && object3 !== null ? Object.entries(object3) : Array.from(
    text3.matchAll(/^(?:export )?([A-Za-z_][\w.-]*)\s?[=:]\s?["']?([^\s"']+)["']?$/gm),
    ([, name, value]) => [name, value]
  );
  return pairs.flatMap(
    ([name, value]) => typeof value === "string" && isSecret(name, value.trim()) ? [
      value.trim(),
      ...value.split(/\r?\n/).map((line) => line.trim()).filter(isTelling)
    ] : []
  );
}
function passwordsIn(text3) {
  return Array.from(text3.matchAll(/[a-z][a-z0-9+.-]*:\/\/[^\s:@/]*:([^\s@/]+)@/gi), ([, password = ""]) => [
    password,
    decoded(password)
  ]).flat();
}
function decoded(text3) {
  try {
    return decodeURIComponent(text3);
  } catch {
    return text3;
  }
}
function isSecret(name, value) {
  const isWord = !/pass|pwd|secret/i.test(name) && /^[a-z]+(?:[-_. ][a-z]+)*$/.test(value);
  return meansSecret(name) && !isWord && !isHarmless(value);
}
function isHarmless(value) {
  return /^\d{1,7}(?:\.\d+)?$/.test(value) || /^[a-z][a-z0-9+.-]*:\/\/[^\s@]*$/i.test(value) && !/[?&#][^=]*=[^&]{16,}/.test(value) || /^(?:[A-Za-z]:|~|\.{1,2})?[\\/](?:[\w .@+-]+[\\/])*[\w .@+-]*$/.test(value) && !isEncoded(value) || /^(?:\$[\w{(]|<[^>]*>$|\*+$)/.test(value);
}
function isEncoded(value) {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(value));
  return /^[A-Za-z0-9+/]{24,}={0,2}$/.test(value) && kinds && entropy(value) > 4 && !/\/[a-z]{3,}\//.test(value);
}
function isMarker(value) {
  return /^-----(?:BEGIN|END) [A-Z0-9 ]+-----$/.test(value);
}
function isTrivial(value) {
  return value.length < SHORTEST || COMMON.has(value.toLowerCase());
}
function distinct(values) {
  return [...new Set(values)];
}
var SHORTEST = 6;
var COMMON = new Set(
  [
    "enable enabled disable disabled default defaults undefined optional required unknown",
    "localhost 127.0.0.1 0.0.0.0 development production staging testing preview release master",
    "password passwd passw0rd secret secrets token bearer changeme example sample dummy placeholder",
    "postgres postgresql mysql mariadb mongodb github gitlab docker ubuntu debian runner account service",
    "string number boolean object linux windows darwin x86_64 system public private internal"
  ].join(" ").split(" ")
);

// src/bundle/fingerprint.ts
import { randomBytes as randomBytes2, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
var LENGTH = 32;
var COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
async function fingerprintOf(secrets) {
  const salt = randomBytes2(16).toString("base64");
  return { salt, hash: (await hashOf(secrets, salt)).toString("base64") };
}
async function matchesFingerprint(secrets, { salt, hash: hash2 }) {
  const expected = Buffer.from(hash2, "base64");
  return expected.length === LENGTH && timingSafeEqual(await hashOf(secrets, salt), expected);
}
async function hashOf(secrets, salt) {
  const derive = promisify(scrypt);
  return derive(JSON.stringify(secrets), salt, LENGTH, COST);
}

// src/bundle/sealing-keys.ts
var MOST_PASSPHRASES = 5;
function parsePassphrases(text3) {
  const passphrases = linesOf(text3);
  if (passphrases.length > MOST_PASSPHRASES) {
    throw new UserError(
      `Input passphrase: it has ${passphrases.length} lines, and at most ${MOST_PASSPHRASES} are tried. Remove the oldest, at the end.`
    );
  }
  return passphrases;
}
async function parseRecipients(text3) {
  const { Encrypter } = await import("./dist-B3KJHMEE.js");
  const encrypter = new Encrypter();
  return checked2(text3, (line) => encrypter.addRecipient(line), {
    input: "recipients",
    advice: 'an age public key. Write what age-keygen shows as "Public key", age1…; keys of ssh and of plugins are not supported.'
  });
}
async function parseIdentities(text3) {
  const { Decrypter } = await import("./dist-B3KJHMEE.js");
  const decrypter = new Decrypter();
  return checked2(text3, (line) => decrypter.addIdentity(line), {
    input: "identity",
    advice: "an age secret key. Give it the content of the file that age-keygen writes, with AGE-SECRET-KEY-1…."
  });
}
function checked2(text3, take, { input, advice }) {
  const keys = linesOf(text3).filter((line) => !line.startsWith("#"));
  for (const [index, key] of keys.entries()) {
    try {
      take(key);
    } catch {
      throw new UserError(`Input ${input}: key ${index + 1} is not ${advice}`);
    }
  }
  return keys;
}
function linesOf(text3) {
  const lines = text3.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

// src/action/secrets.ts
async function sealingKeys({ recipients }, { passphrase }) {
  if (passphrase !== void 0) return { passphrases: parsePassphrases(passphrase) };
  return recipients === void 0 ? void 0 : { recipients: await parseRecipients(recipients) };
}
async function unsealingKeys({ passphrase, identity }) {
  if (passphrase !== void 0) return { passphrases: parsePassphrases(passphrase) };
  return identity === void 0 ? void 0 : { identities: await parseIdentities(identity) };
}
function knownSecrets({ secrets, githubToken, passphrase, identity }, { variables }) {
  const given = [githubToken, ...passphrase?.split(/\r?\n/) ?? [], ...identity?.split(/\r?\n/) ?? []];
  const values = [...given, ...parseSecrets(secrets ?? ""), ...secretValues(variables)];
  return [...new Set(values.flatMap((value) => value?.trim() || []))];
}
async function fingerprintKeys(secrets) {
  const parts = keysIn(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function hasSameKeys(secrets, fingerprint) {
  const parts = keysIn(secrets);
  return fingerprint === void 0 ? parts.every((part) => part === "") : await matchesFingerprint(parts, fingerprint);
}
async function fingerprintInputs(secrets) {
  const parts = checked3(secrets);
  return parts.every((part) => part === "") ? void 0 : await fingerprintOf(parts);
}
async function checkSameSecrets(secrets, fingerprint) {
  if (fingerprint === void 0 || await matchesFingerprint(checked3(secrets), fingerprint)) return;
  throw new SessionCaptureError(
    "The inputs passphrase and secrets are not what they were when the step ran, so nothing was kept. Inside of a composite action, use the restore and save actions as steps of their own."
  );
}
function checkProtected(inputs, { isPrivate }) {
  const sealed = inputs.secrets.passphrase !== void 0 || inputs.recipients !== void 0;
  if (inputs.redact || sealed || inputs.archive !== "artifact" || isPrivate === true) return;
  const what = isPrivate === false ? "this repository is public" : "it cannot be told whether this repository is private";
  throw new UserError(
    `Input redact: false would publish every secret the agent saw, since ${what} and anyone can download its artifacts. Remove it, or seal with passphrase or recipients.`
  );
}
function checked3({ passphrase, secrets }) {
  return [passphrase ?? "", secrets ?? ""];
}
function keysIn({ passphrase, identity }) {
  return [passphrase ?? "", identity ?? ""];
}

// src/action/input-reader.ts
function inputReader(readInput, problems) {
  function text3(name) {
    const value = readInput(name).trim();
    return value === "" ? void 0 : value;
  }
  function choice(name, choices, fallback, refusals = {}) {
    const value = text3(name) ?? fallback;
    const found = choices.find((candidate) => candidate === value);
    if (found === void 0) {
      problems.push(
        `${name}: "${shorten(value)}" ${refusals[value] ?? `is not known. Write one of: ${choices.join(", ")}.`}`
      );
    }
    return found ?? fallback;
  }
  function list(name, choices, fallback) {
    const words = text3(name)?.split(/[\s,]+/).filter((word) => word !== "");
    if (words === void 0) return fallback;
    const unknown = words.filter((word) => !choices.some((choice2) => choice2 === word));
    if (unknown.length > 0) {
      problems.push(`${name}: "${shorten(unknown.join(", "))}" is not known. Write any of: ${choices.join(", ")}.`);
    }
    return choices.filter((choice2) => words.includes(choice2));
  }
  function whole(name, { least, most, example }) {
    const value = text3(name);
    if (value === void 0) return void 0;
    const parsed = Number(value);
    if (/^\d+$/.test(value) && parsed >= least && parsed <= (most ?? Number.MAX_SAFE_INTEGER)) return parsed;
    const range = most === void 0 ? `from ${least}` : `from ${least} to ${most}`;
    problems.push(`${name}: "${shorten(value)}" is not a whole number ${range}. Write for example ${example}.`);
    return void 0;
  }
  function yesNo(name, fallback) {
    const value = text3(name) ?? fallback;
    if (["true", "True", "TRUE"].includes(value)) return true;
    if (!["false", "False", "FALSE"].includes(value)) {
      problems.push(`${name}: "${shorten(value)}" is neither true nor false.`);
    }
    return false;
  }
  function size2(name, fallback) {
    const value = text3(name) ?? fallback;
    const parts = /^(\d+(?:\.\d+)?)\s*([KMGT]?)(i?)B?$/i.exec(value);
    const [, amount2 = "", unit = "", binary = ""] = parts ?? [];
    const bytes = Math.floor(Number(amount2) * (binary ? 1024 : 1e3) ** " KMGT".indexOf(unit.toUpperCase() || " "));
    if (parts === null || !Number.isSafeInteger(bytes) || bytes < 1) {
      problems.push(`${name}: "${shorten(value)}" is not a size. Write for example 500MB or 2GiB.`);
      return 1;
    }
    return bytes;
  }
  return { text: text3, choice, list, whole, yesNo, size: size2 };
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

// src/action/inputs.ts
function parseInputs(readInput, context, stage = "main") {
  const problems = [];
  const read = inputReader(readInput, problems);
  const archive = read.choice("archive", ["artifact", "directory"], "artifact", {
    cache: 'is not available in this version. Use "artifact" or "directory".',
    git: 'is not available in this version. Use "artifact" or "directory".'
  });
  const inputs = {
    name: read.text("name") ?? defaultName(context),
    sessionId: read.text("session-id")?.toLowerCase(),
    runId: read.whole("run-id", { least: 1, example: "9876543210" }),
    agent: findAgent(read.choice("agent", Object.keys(agents), "claude-code")) ?? agents["claude-code"],
    container: read.text("container"),
    containerEngine: read.choice("container-engine", ["auto", "docker", "podman"], "auto"),
    user: read.text("user"),
    workingDirectory: read.text("working-directory"),
    configDirectory: read.text("config-directory"),
    archive,
    archivePath: read.text("archive-path"),
    ifNoSessionFound: read.choice("if-no-session-found", ["ignore", "warn", "error"], "ignore"),
    ifCaptureFails: read.choice("if-capture-fails", ["warn", "error"], "warn"),
    fork: read.yesNo("fork", "false"),
    maxIterations: read.whole("max-iterations", { least: 1, example: "1" }) ?? 1,
    include: read.list("include", ["subagents", "tool-results", "memory"], ["subagents", "tool-results"]),
    retentionDays: read.whole("retention-days", { least: 0, most: 400, example: "30" }) || void 0,
    compressionLevel: read.whole("compression-level", { least: 0, most: 9, example: "6" }) ?? 6,
    maxSize: read.size("max-size", "1GB"),
    summary: read.choice("summary", ["table", "none", "transcript"], "table"),
    redact: read.yesNo("redact", "true"),
    trust: read.choice("trust", ["same-repository", "branch", "any"], "same-repository"),
    recipients: read.text("recipients"),
    secrets: readSecretInputs(readInput)
  };
  problems.push(...problemsBetween(inputs));
  if (stage === "main" && inputs.archive === "directory" && inputs.archivePath === void 0) {
    problems.push("archive-path: is missing. With archive: directory, write the folder to keep sessions in.");
  }
  if (problems.length > 0) throw new UserError(asList(problems));
  return inputs;
}
function readSecretInputs(readInput) {
  const read = (name) => readInput(name).trim() || void 0;
  return {
    githubToken: read("github-token"),
    secrets: read("secrets"),
    passphrase: read("passphrase"),
    identity: read("identity")
  };
}
function problemsBetween(inputs) {
  const problems = [];
  if (new RegExp("\\p{Cc}", "u").test(inputs.name)) {
    problems.push("name: it holds a tab or a line break. Write it on one line.");
  }
  if (inputs.archive !== "directory" && inputs.archivePath !== void 0) {
    problems.push(
      `archive-path: is read only with archive: directory, and archive is ${inputs.archive}. Set archive: directory, or remove archive-path.`
    );
  }
  if (inputs.sessionId !== void 0 && !inputs.agent.isSessionId(inputs.sessionId)) {
    problems.push(
      `session-id: "${shorten(inputs.sessionId)}" is not a session id. Write a UUID, such as 7c1de0a4-5b1f-4a0e-9d55-0f2f6a1c9e01.`
    );
  }
  if (inputs.sessionId !== void 0 && inputs.maxIterations !== 1) {
    problems.push(
      `max-iterations: ${inputs.maxIterations} cannot be combined with session-id: a session is resumed once, by the first start of the agent. Set max-iterations: 1, or remove session-id.`
    );
  }
  const { passphrase, identity } = inputs.secrets;
  if (passphrase !== void 0 && (inputs.recipients !== void 0 || identity !== void 0)) {
    problems.push(
      "passphrase: cannot be combined with recipients or identity. Seal with a passphrase, or with a pair of keys."
    );
  }
  if (inputs.container !== void 0) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(inputs.container)) {
      problems.push(
        `container: "${shorten(inputs.container)}" is not the name or id of a container. Write what docker ps shows.`
      );
    }
    if (inputs.user !== void 0 && !/^[A-Za-z0-9_][A-Za-z0-9_.-]*(:[A-Za-z0-9_][A-Za-z0-9_.-]*)?$/.test(inputs.user)) {
      problems.push(
        `user: "${shorten(inputs.user)}" is not a user. Write a name or number, such as node or 1000:1000.`
      );
    }
    for (const [name, path7] of [
      ["working-directory", inputs.workingDirectory],
      ["config-directory", inputs.configDirectory]
    ]) {
      if (path7 !== void 0 && !/^(~?\/|~$)/.test(path7)) {
        problems.push(
          `${name}: "${shorten(path7)}" is not absolute. With a container, write the whole path inside it, such as /workspace.`
        );
      }
    }
  }
  return problems;
}
function defaultName({ issueNumber, refName }) {
  return issueNumber === void 0 ? refName ?? "default" : `pr-${issueNumber}`;
}
function asList(problems) {
  if (problems.length === 1) return `Input ${problems[0]}`;
  return [`${problems.length} inputs need a change:`, ...problems.map((problem) => `  - ${problem}`)].join("\n");
}

// src/action/log.ts
var actionLog = {
  debug: (message) => debug(message),
  info: (message) => info(oneLine(message)),
  warning: (message) => warning(message, { title: "agent-session" }),
  group: (title, work) => group(title, work)
};

// src/sessions/extent.ts
function sessionExtent(files) {
  const rewrites = files.flatMap(({ rewrite }) => rewrite ?? []);
  return {
    rows: files.find(({ kind }) => kind === "transcript")?.rewrite?.rows ?? 0,
    subagents: files.filter(({ kind, path: path7 }) => kind === "subagents" && path7.endsWith(".jsonl")).length,
    size: files.reduce((sum, { size: size2 }) => sum + size2, 0),
    rewritten: rewrites.reduce(
      (sum, { rewritten }) => sum + rewritten.directory + rewritten.path + rewritten.pointer,
      0
    )
  };
}

export {
  readContext,
  sourceOf,
  checkTranscriptSizes,
  COPIED_AT_MOST,
  checkSessionSize,
  relocatedStore,
  saveState2 as saveState,
  readState,
  parseState,
  settingsOf,
  agentOf,
  openStore,
  openMounted,
  hostConfigDirectory,
  openStaging,
  writeManifest,
  inspect,
  findSession,
  placeSession,
  discardSession,
  sessionExtent,
  openArchive2 as openArchive,
  restoredLine,
  restoredExtent,
  cutOffLine,
  capturedLine,
  capturedExtent,
  startsWord,
  entropy,
  isPlaceholder,
  matchAt,
  inCases,
  secretValues,
  sealingKeys,
  unsealingKeys,
  knownSecrets,
  fingerprintKeys,
  hasSameKeys,
  fingerprintInputs,
  checkSameSecrets,
  checkProtected,
  parseInputs,
  readSecretInputs,
  actionLog,
  runPhase
};
