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
  hostSessionStore
} from "./chunk-OWTVC472.js";
import {
  claudeCode
} from "./chunk-NCIQ4SBF.js";
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
    var Readable2 = stream.Readable;
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
    util.inherits(ReadStream, Readable2);
    function ReadStream(context, options2) {
      options2 = options2 || {};
      Readable2.call(this, options2);
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
async function readContext() {
  const env = process.env;
  const payload = await readPayload(env.GITHUB_EVENT_PATH);
  const pullRequest = object(payload.pull_request);
  const head = object(pullRequest.head);
  const repositoryId = number(env.GITHUB_REPOSITORY_ID) ?? number(object(payload.repository).id);
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    repositoryId,
    headRepositoryId: payload.pull_request === void 0 ? repositoryId : number(object(head.repo).id),
    headBranch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME,
    runId: number(env.GITHUB_RUN_ID),
    runAttempt: number(env.GITHUB_RUN_ATTEMPT),
    job: env.GITHUB_JOB,
    event: env.GITHUB_EVENT_NAME,
    ref: env.GITHUB_REF,
    refName: env.GITHUB_REF_NAME,
    sha: env.GITHUB_SHA,
    issueNumber: number(pullRequest.number) ?? number(object(payload.issue).number),
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
    return object(JSON.parse(await readFile(path7, "utf8")));
  } catch {
    return {};
  }
}
function object(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function number(value) {
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
function parseState(text) {
  return text === "" ? void 0 : JSON.parse(text);
}
function settingsOf({ githubToken: _, agent, ...settings }) {
  return { ...settings, agent: agent.name };
}
function agentOf({ agent }) {
  return findAgent(agent) ?? agents["claude-code"];
}

// src/action/open-store.ts
import { join as join2, resolve } from "node:path";

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
  return { store, configDirectory, label: configDirectory };
}
async function findEngine({ container, containerEngine }, log) {
  try {
    const { findContainer } = await import("./sandbox-NBYQ2NYT.js");
    return (await findContainer({ engine: containerEngine, container }))?.engine;
  } catch (error) {
    log.warning(error instanceof Error ? error.message : String(error));
    return void 0;
  }
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
  return { store, configDirectory, label: configDirectory };
}
async function openContainer(settings, context, log) {
  const { findContainer, openContainerStore } = await import("./sandbox-NBYQ2NYT.js");
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
    log
  };
  const store = await openContainerStore(options2);
  const label = `container ${container.name} (${container.state})`;
  return { store, configDirectory: store.configDirectory, label, engine: container.engine };
}

// src/action/open-archive.ts
import { resolve as resolve2 } from "node:path";

// src/archives/artifact-download.ts
import { createHash as createHash2 } from "node:crypto";
import { createReadStream, createWriteStream as createWriteStream3 } from "node:fs";
import { mkdtemp as mkdtemp2, readdir as readdir2, rm as rm2 } from "node:fs/promises";
import path5 from "node:path";
import { Readable } from "node:stream";
import { pipeline as pipeline3 } from "node:stream/promises";
import { setTimeout as pause2 } from "node:timers/promises";

// src/bundle/bundle-files.ts
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import path from "node:path";

// src/bundle/layout.ts
var MANIFEST_VERSION = 1;
var MANIFEST_FILE = "manifest.json";
var MOST_FILES = 1e5;
var LONGEST_SEGMENT = 255;
var LONGEST_PATH = 1024;
var DEEPEST_PATH = 32;
var SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var LOOSE_SUBAGENT = /^agent-[0-9a-f]+\.jsonl$/i;
function isSessionId(text) {
  return SESSION_ID.test(text);
}
function bundlePathProblem(path7) {
  return relativePathProblem(path7) ?? (isInLayout(path7.split("/")) ? void 0 : "is no place for a file of a session");
}
function relativePathProblem(path7) {
  if (!path7.isWellFormed()) return "is not Unicode text";
  if (hasControlCharacter(path7)) return "holds a control character";
  if (path7.includes("\\")) return "holds a backslash";
  if (Buffer.byteLength(path7) > LONGEST_PATH) return `is longer than ${LONGEST_PATH} bytes`;
  if (/^[A-Za-z]:/.test(path7)) return "begins with a drive letter";
  const segments = path7.split("/");
  if (segments.length > DEEPEST_PATH) return `has more than ${DEEPEST_PATH} segments`;
  if (segments.some((segment) => segment === "")) return "is absolute or has an empty segment";
  if (segments.some((segment) => segment === "." || segment === "..")) return "leads out of its folder";
  if (segments.some((segment) => Buffer.byteLength(segment) > LONGEST_SEGMENT)) {
    return `has a segment longer than ${LONGEST_SEGMENT} bytes`;
  }
  return void 0;
}
function foldedPath(path7) {
  return path7.normalize("NFC").toUpperCase().toLowerCase().normalize("NFC");
}
function projectFolder(path7) {
  return path7.split("/")[1];
}
function hasControlCharacter(text) {
  return new RegExp("\\p{Cc}", "u").test(text);
}
function isInLayout([root, project = "", first = "", ...rest]) {
  if (root !== "projects" || project.includes(":")) return false;
  if (rest.length > 0) return first === "memory" || isSessionId(first);
  return LOOSE_SUBAGENT.test(first) || first.endsWith(".jsonl") && isSessionId(first.slice(0, -".jsonl".length));
}

// src/bundle/bundle-files.ts
async function* regularFiles(folder, below = "") {
  const entries = await readdir(path.join(folder, ...below.split("/")), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => one.name < other.name ? -1 : 1)) {
    const relative = below === "" ? entry.name : `${below}/${entry.name}`;
    const problem = relativePathProblem(relative);
    if (problem !== void 0)
      throw new IntegrityError(`The bundle holds ${JSON.stringify(relative)}, which ${problem}.`);
    if (entry.isDirectory()) yield* regularFiles(folder, relative);
    else if (entry.isFile()) yield relative;
    else throw new IntegrityError(`The bundle holds ${relative}, which is a link or a device.`);
  }
}
async function openRegular(hostPath, shown2) {
  if (!(await lstat(hostPath)).isFile()) throw new IntegrityError(`${shown2} of the bundle is not a regular file.`);
  return await open(hostPath, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
}
async function sha256Of(content) {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return hash.digest("hex");
}

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
function unescapeCommand(text) {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

// src/archives/artifact-files.ts
import { copyFile, link, mkdir, mkdtemp, rm } from "node:fs/promises";
import path2 from "node:path";

// src/archives/percent.ts
function escapePercent(text, unsafe) {
  return [...text].map((char) => char === "%" || unsafe.test(char) ? escapeCharacter(char) : char).join("");
}
function escapeCharacter(char) {
  return [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
function unescapePercent(encoded, encode3) {
  try {
    const text = decodeURIComponent(encoded);
    return encode3(text) === encoded ? text : void 0;
  } catch {
    return void 0;
  }
}

// src/archives/artifact-files.ts
var UNSAFE = /["<>|*?:]/;
async function openUploadFiles(folder) {
  const paths = [];
  for await (const file of regularFiles(folder)) paths.push(file);
  if (paths.every((file) => packedPath(file) === file)) {
    return { root: folder, files: paths.map((file) => at(folder, file)), close: async () => void 0 };
  }
  const root = await mkdtemp(`${folder}-upload-`);
  for (const file of paths) await linkOrCopy(at(folder, file), at(root, packedPath(file)));
  return {
    root,
    files: paths.map((file) => at(root, packedPath(file))),
    close: () => rm(root, { recursive: true, force: true })
  };
}
function unpackedPath(packed) {
  return unescapePercent(packed, packedPath);
}
function packedPath(file) {
  return escapePercent(file, UNSAFE);
}
function at(folder, file) {
  return path2.join(folder, ...file.split("/"));
}
async function linkOrCopy(from, to) {
  await mkdir(path2.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

// src/archives/copy-tree.ts
import { createWriteStream } from "node:fs";
import { mkdir as mkdir2 } from "node:fs/promises";
import path3 from "node:path";
import { pipeline } from "node:stream/promises";
var LARGEST_BUNDLE = 8 * 1024 ** 3;
async function copyTree(from, to, largest = LARGEST_BUNDLE) {
  let bytes = 0;
  let files = 0;
  for await (const file of regularFiles(from)) {
    files += 1;
    if (files > MOST_FILES) throw new IntegrityError(`The bundle in ${from} has more than ${MOST_FILES} files.`);
    const target = path3.join(to, ...file.split("/"));
    await mkdir2(path3.dirname(target), { recursive: true });
    bytes += await copyFile2(path3.join(from, ...file.split("/")), target, largest - bytes);
  }
  return bytes;
}
async function copyFile2(from, to, largest) {
  const source = await openRegular(from, from);
  const target = createWriteStream(to, { flags: "wx" });
  await pipeline(source.createReadStream(), limit(largest, from), target);
  return target.bytesWritten;
}
function limit(largest, file) {
  return async function* (chunks) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > largest) throw new IntegrityError(`The bundle is too large to copy, at ${file}.`);
      yield chunk;
    }
  };
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
function isRateLimited({ status, headers, text }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  const isUsedUp = headers.get("x-ratelimit-remaining") === "0";
  return isUsedUp || headers.get("retry-after") !== null || /rate limit/i.test(text);
}
function messageIn({ text }) {
  try {
    const { message } = JSON.parse(text);
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
function parsePage(text) {
  try {
    const { artifacts } = JSON.parse(text);
    return Array.isArray(artifacts) ? artifacts : void 0;
  } catch {
    return void 0;
  }
}

// src/archives/unpack.ts
var import_yauzl = __toESM(require_yauzl(), 1);
import { createWriteStream as createWriteStream2 } from "node:fs";
import { mkdir as mkdir3 } from "node:fs/promises";
import path4 from "node:path";
import { pipeline as pipeline2 } from "node:stream/promises";
import zlib from "node:zlib";

// src/bundle/admission.ts
var MOST_FOLDERS = 2e3;
function openAdmission({ largest }) {
  const files = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Set();
  let bytes = 0;
  return {
    admit(path7, size2) {
      const problem = relativePathProblem(path7);
      if (problem !== void 0) throw new IntegrityError(`It holds ${shown(path7)}, which ${problem}.`);
      if (files.size > MOST_FILES) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
      bytes += size2;
      if (bytes > largest) throw new IntegrityError(`Unpacked, it has more than ${largest} bytes.`);
      const folded = foldedPath(path7);
      if (files.has(folded)) throw new IntegrityError(`It holds ${shown(path7)} twice.`);
      for (const folder of foldersAbove(folded)) {
        if (files.has(folder)) throw new IntegrityError(`It holds ${shown(path7)} below a file.`);
        folders.add(folder);
      }
      if (folders.has(folded)) throw new IntegrityError(`It holds ${shown(path7)} as a file and as a folder.`);
      if (folders.size > MOST_FOLDERS) throw new IntegrityError(`It holds more than ${MOST_FOLDERS} folders.`);
      files.add(folded);
    }
  };
}
function foldersAbove(path7) {
  const segments = path7.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
function shown(path7) {
  return JSON.stringify(path7.slice(0, 300)).replaceAll(/[\p{Cc}\p{Cf}]/gu, "?");
}

// src/bundle/file-system-faults.ts
var FAULTS = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);
function isFileSystemFault(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" && FAULTS.has(error.code);
}

// src/archives/unpack.ts
async function unpack(zipFile, folder, options2 = {}) {
  try {
    const zip = await (0, import_yauzl.openPromise)(zipFile, { strictFileNames: true });
    try {
      await unpackEntries(zip, folder, options2);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw translate(error);
  }
}
async function unpackEntries(zip, folder, options2) {
  const { largest = LARGEST_BUNDLE, pathOf = (name) => name } = options2;
  if (zip.entryCount > MOST_FILES + 1) throw new IntegrityError(`It holds more than ${MOST_FILES} files.`);
  const admission = openAdmission({ largest });
  for await (const entry of zip.eachEntry()) {
    const file = checkEntry(entry, pathOf(entry.fileName));
    admission.admit(file, entry.uncompressedSize);
    await unpackEntry(zip, entry, path4.join(folder, ...file.split("/")));
  }
}
function checkEntry(entry, file) {
  const name = shown(entry.fileName);
  if (file === void 0) throw new IntegrityError(`It holds ${name}, which is a name that nothing was packed under.`);
  if (!isRegularFile(entry)) throw new IntegrityError(`It holds ${name}, which is a link or a device.`);
  if (!entry.canDecodeFileData()) throw new IntegrityError(`It holds ${name}, encrypted or packed in a rare way.`);
  return file;
}
function isRegularFile({ externalFileAttributes }) {
  const type = externalFileAttributes >>> 16 & 61440;
  return type === 0 || type === 32768;
}
async function unpackEntry(zip, entry, hostPath) {
  await mkdir3(path4.dirname(hostPath), { recursive: true, mode: 448 });
  const content = await zip.openReadStreamPromise(entry);
  await pipeline2(content, checksum(entry), createWriteStream2(hostPath, { flags: "wx", mode: 384 }));
}
function checksum(entry) {
  return async function* (chunks) {
    let crc = 0;
    for await (const chunk of chunks) {
      crc = zlib.crc32(chunk, crc);
      yield chunk;
    }
    if (crc !== entry.crc32) throw new IntegrityError(`${shown(entry.fileName)} is damaged: its checksum differs.`);
  };
}
function translate(error) {
  if (error instanceof IntegrityError)
    return new IntegrityError(`The zip file is refused. ${error.message}`, { cause: error });
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The zip file could not be unpacked (${error.code}): check the disk of the runner.`, {
      cause: error
    });
  }
  const reason = String(error instanceof Error ? error.message : error).replaceAll(new RegExp("\\p{Cc}", "gu"), " ");
  return new IntegrityError(`The zip file is damaged: ${reason.slice(0, 300)}.`, { cause: error });
}

// src/archives/artifact-download.ts
var ATTEMPTS = 3;
var PAUSE = 500;
async function downloadArtifact(options2, artifact, folder) {
  const { bundleSize } = limitsOf(options2);
  if (artifact.size > bundleSize) {
    throw new IntegrityError(`The artifact has ${artifact.size} bytes, more than ${bundleSize}.`);
  }
  const zipFolder = await mkdtemp2(`${folder}-zip-`);
  try {
    const fetchZip = artifact.source === "rest" ? fromRest : fromOwnRun;
    const { zipFile, digest } = await fetchZip(options2, artifact, zipFolder);
    if (artifact.digest !== void 0 && digest !== artifact.digest) {
      throw new IntegrityError("The artifact is damaged: its SHA-256 is not the one that GitHub has for it.");
    }
    await unpack(zipFile, folder, { largest: bundleSize, pathOf: unpackedPath });
  } finally {
    await rm2(zipFolder, { recursive: true, force: true });
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
    const hash = createHash2("sha256");
    await pipeline3(
      Readable.fromWeb(response.body),
      async function* (chunks) {
        let bytes = 0;
        for await (const chunk of chunks) {
          timer.refresh();
          bytes += chunk.length;
          if (bytes > bundleSize) throw new IntegrityError(`The artifact has more than ${bundleSize} bytes.`);
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream3(file, { mode: 384 }),
      { signal }
    );
    return `sha256:${hash.digest("hex")}`;
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
  return { zipFile, digest: `sha256:${await sha256Of(createReadStream(zipFile))}` };
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
    throw translate2(error, artifactName(name));
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
function translate2(error, artifact) {
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
import { mkdir as mkdir4, readdir as readdir3, rename, rm as rm3, stat } from "node:fs/promises";
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
  for (const bundle of wanted.sort(newestFirst3)) yield describeBundle(bundle);
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
function describeBundle({ name, hostPath, createdAt, runId }) {
  const run = runId === void 0 ? "" : ` of run ${runId}`;
  return {
    label: `bundle ${name}${run} in ${hostPath}`,
    createdAt,
    origin: { runId, repositoryId: void 0, headRepositoryId: void 0, headBranch: void 0 },
    download: (folder) => download(hostPath, folder)
  };
}
async function download(hostPath, folder) {
  try {
    await copyTree(hostPath, folder);
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
    const size2 = await copyTree(folder, unfinished);
    const hostPath = path6.join(parent, bundleFolder(options2));
    await rename(unfinished, hostPath);
    await tidy(parent, options2.log);
    return { name, id: hostPath, url: void 0, size: size2 };
  } catch (error) {
    await rm3(unfinished, { recursive: true, force: true }).catch(() => void 0);
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
      await rm3(leaving, { recursive: true, force: true });
    }
  } catch (error) {
    log.debug(`Old bundles in ${parent} were not all removed: ${reasonOf2(error)}`);
  }
}
async function removeAbandoned(folder) {
  const { mtimeMs } = await stat(folder);
  if (Date.now() - mtimeMs > ABANDONED) await rm3(folder, { recursive: true, force: true });
}

// src/archives/index.ts
var archives = {
  artifact: openArtifactArchive,
  directory: ({ archivePath, run, runAttempt, log }) => {
    if (archivePath === void 0) throw new UserError("archive: directory needs the input archive-path: a folder.");
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, log });
  }
};
function openArchive(kind, settings) {
  return archives[kind](settings);
}

// src/action/open-archive.ts
function openArchive2({ archive, archivePath, retentionDays, compressionLevel }, { context, log, token }) {
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
    archivePath: archivePath && resolve2(context.workspace, archivePath),
    log
  });
}

// src/action/log.ts
var actionLog = {
  debug: (message) => debug(message),
  info: (message) => info(message),
  warning: (message) => warning(message, { title: "agent-session" }),
  group: (title, work) => group(title, work)
};

// src/action/phrases.ts
function restoredLine(session) {
  const source = session.runId === void 0 ? "" : ` of run ${session.runId}`;
  return `Restored session ${shortId(session.id)}${source}: ${extent(session.extent)}; ${count(session.extent.rewritten, "path")} rewritten`;
}
function capturedLine({ id, saved, extent: amount }) {
  const rewritten = `${count(amount.rewritten, "path")} rewritten`;
  return `Captured session ${shortId(id)} as ${saved.name}: ${extent(amount)}; ${rewritten}, ${size(saved.size)} stored`;
}
function shortId(id) {
  return `${id.slice(0, 8)}…`;
}
function count(amount, noun) {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
function size(bytes) {
  const units = ["B", "kB", "MB", "GB", "TB"];
  let amount = bytes;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1e3;
    unit += 1;
  }
  return unit === 0 || amount >= 100 ? `${Math.round(amount)} ${units[unit]}` : `${amount.toFixed(1)} ${units[unit]}`;
}
function extent(session) {
  const parts = [count(session.rows, "row")];
  if (session.subagents > 0) parts.push(count(session.subagents, "sub-agent"));
  return [...parts, size(session.size)].join(", ");
}

// src/bundle/stage.ts
import { rmSync } from "node:fs";
import { mkdtemp as mkdtemp3, rm as rm4, writeFile } from "node:fs/promises";
import { join as join3 } from "node:path";

// src/bundle/parse-manifest.ts
var LARGEST_MANIFEST = 16 * 1024 * 1024;
var LONGEST_TEXT = 4096;
function parseManifest(text) {
  if (Buffer.byteLength(text) > LARGEST_MANIFEST) throw refused(`is larger than ${LARGEST_MANIFEST} bytes`);
  const fields = readFields(parseJson(text), "manifest.json");
  if (fields.get("version") !== MANIFEST_VERSION) throw refused(versionProblem(fields.get("version")));
  const sessionId = readSessionId(fields, "sessionId");
  return {
    version: MANIFEST_VERSION,
    agent: readText(fields, "agent"),
    ...optional(fields, "agentVersion", readText),
    name: readText(fields, "name"),
    sessionId,
    ...optional(fields, "resumedFrom", readSessionId),
    directory: readText(fields, "directory"),
    configDirectory: readText(fields, "configDirectory"),
    source: readSource(fields.get("source")),
    capturedAt: readTime(fields, "capturedAt"),
    ...optional(fields, "jobStatus", readText),
    files: readFiles(fields.get("files")),
    rows: readCount(fields, "rows"),
    redactions: readCounts(fields.get("redactions"))
  };
}
function refused(reason, cause) {
  return new IntegrityError(`manifest.json ${reason}.`, { cause });
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused("is not valid JSON", error);
  }
}
function versionProblem(version) {
  const shown2 = typeof version === "number" ? `version ${version}` : "no version";
  return `says ${shown2}, and this release reads version ${MANIFEST_VERSION}: restore with the release that captured it`;
}
function readFields(value, where) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refused(where === "manifest.json" ? "is not an object" : `has no object as ${where}`);
  }
  return new Map(Object.entries(value));
}
function optional(fields, name, read) {
  if (fields.get(name) === void 0) return {};
  return { [name]: read(fields, name) };
}
function readText(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "string" || value === "") throw refused(`has no text as ${name}`);
  if (value.length > LONGEST_TEXT || hasControlCharacter(value)) throw refused(`has no single line of text as ${name}`);
  return value;
}
function readSessionId(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "string" || !isSessionId(value)) throw refused(`has no session id as ${name}`);
  return value;
}
function readTime(fields, name) {
  const value = fields.get(name);
  const isTime = typeof value === "string" && /^\d{4}-\d\d-\d\d[Tt ][\d:.]+(?:[Zz]|[+-]\d\d:\d\d)$/.test(value);
  if (!isTime || Number.isNaN(Date.parse(value))) throw refused(`has no time as ${name}`);
  return value;
}
function readCount(fields, name) {
  const value = fields.get(name);
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) {
    throw refused(`has no whole number as ${name}`);
  }
  return value;
}
function readCounts(value) {
  const fields = readFields(value, "redactions");
  return Object.fromEntries([...fields.keys()].map((rule) => [rule, readCount(fields, rule)]));
}
function readSource(value) {
  const fields = readFields(value, "source");
  return {
    ...optional(fields, "repository", readText),
    ...optional(fields, "repositoryId", readCount),
    ...optional(fields, "headRepositoryId", readCount),
    ...optional(fields, "runId", readCount),
    ...optional(fields, "runAttempt", readCount),
    ...optional(fields, "job", readText),
    ...optional(fields, "event", readText),
    ...optional(fields, "ref", readText),
    ...optional(fields, "sha", readText)
  };
}
function readFiles(value) {
  if (!Array.isArray(value)) throw refused("has no list as files");
  if (value.length > MOST_FILES) throw refused(`lists more than ${MOST_FILES} files`);
  const seen = /* @__PURE__ */ new Map();
  let project;
  return value.map((item) => {
    const file = readFile2(item);
    const folded = foldedPath(file.path);
    const twin = seen.get(folded);
    if (twin !== void 0) throw refused(`lists ${file.path} beside ${twin}, which some file systems take for one`);
    seen.set(folded, file.path);
    project ??= projectFolder(file.path);
    if (projectFolder(file.path) !== project) throw refused(`lists files of two folders below projects: ${file.path}`);
    return file;
  });
}
function readFile2(value) {
  const fields = readFields(value, "a file");
  const path7 = fields.get("path");
  if (typeof path7 !== "string") throw refused("lists a file without a path");
  const problem = bundlePathProblem(path7);
  if (problem !== void 0) throw refused(`lists ${JSON.stringify(path7.slice(0, 300))}, which ${problem}`);
  const sha256 = fields.get("sha256");
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256)) throw refused(`has no SHA-256 of ${path7}`);
  const mode = readCount(fields, "mode");
  if (mode > 511) throw refused(`has more than permission bits as mode of ${path7}`);
  return { path: path7, size: readCount(fields, "size"), sha256, mode, mtime: readTime(fields, "mtime") };
}

// src/bundle/manifest.ts
function serializeManifest(manifest) {
  return `${JSON.stringify(manifest, void 0, 2)}
`;
}

// src/bundle/stage.ts
async function openStaging(tempDir) {
  const folder = await mkdtemp3(join3(tempDir, "agent-session-"));
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
  await rm4(folder, { recursive: true, force: true });
}
async function writeManifest(folder, manifest) {
  await writeFile(join3(folder, MANIFEST_FILE), serializeManifest(manifest), { mode: 384 });
}

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
  relocatedStore,
  agents,
  findAgent,
  saveState2 as saveState,
  readState,
  parseState,
  settingsOf,
  agentOf,
  openStore,
  openMounted,
  findEngine,
  hostConfigDirectory,
  MANIFEST_VERSION,
  MANIFEST_FILE,
  LARGEST_MANIFEST,
  parseManifest,
  openStaging,
  removeStaging,
  writeManifest,
  regularFiles,
  openRegular,
  sha256Of,
  sessionExtent,
  openArchive2 as openArchive,
  actionLog,
  restoredLine,
  capturedLine,
  count,
  size,
  extent,
  runPhase
};
