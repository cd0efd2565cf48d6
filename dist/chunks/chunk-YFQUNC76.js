import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  require_tar_stream
} from "./chunk-JCZAQANG.js";
import {
  LARGEST_BUNDLE,
  copyTree,
  unpackInto
} from "./chunk-7TL5OVAS.js";
import {
  openRegular,
  regularFiles,
  sha256Of
} from "./chunk-DIYWCA5R.js";
import {
  openGitArchive
} from "./chunk-76TGWP3M.js";
import {
  removeTree
} from "./chunk-BIJMUNSU.js";
import {
  MOST_FILES,
  oneLine,
  quoted
} from "./chunk-EAWTM7AP.js";
import {
  isAbandoned,
  makerTag
} from "./chunk-KH3SGUOZ.js";
import {
  ArchiveError,
  IntegrityError,
  UserError,
  fileSystemFault,
  isDiskFull,
  isNotFound
} from "./chunk-GYDSQB62.js";
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
    exports.open = open;
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
    function openPromise2(path8, options2) {
      return new Promise((resolve, reject) => {
        open(path8, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve(zipfile);
        });
      });
    }
    function fromFdPromise(fd, options2) {
      return new Promise((resolve, reject) => {
        fromFd(fd, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve(zipfile);
        });
      });
    }
    function fromBufferPromise(buffer, options2) {
      return new Promise((resolve, reject) => {
        fromBuffer(buffer, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve(zipfile);
        });
      });
    }
    function fromRandomAccessReaderPromise(reader, totalSize, options2) {
      return new Promise((resolve, reject) => {
        fromRandomAccessReader(reader, totalSize, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve(zipfile);
        });
      });
    }
    function open(path8, options2, callback) {
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
      fs.open(path8, "r", function(err, fd) {
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
        let { resolve } = pendingResolveReject;
        pendingResolveReject = null;
        resolve({ value: entry });
      }
      function onEnd() {
        let { resolve } = pendingResolveReject;
        pendingResolveReject = null;
        cleanup();
        resolve({ done: true });
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
          const promise = new Promise((resolve, reject) => {
            if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
            pendingResolveReject = { resolve, reject };
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
      return new Promise((resolve, reject) => {
        this.openReadStream(entry, options2, function(err, readStream) {
          if (err) return reject(err);
          resolve(readStream);
        });
      });
    };
    ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
      return new Promise((resolve, reject) => {
        this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
          if (err) return reject(err);
          resolve(readStream);
        });
      });
    };
    ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options2) {
      return new Promise((resolve, reject) => {
        this.readLocalFileHeader(entry, options2, function(err, localFileHeader) {
          if (err) return reject(err);
          resolve(localFileHeader);
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
      var start2 = options2.start;
      var end = options2.end;
      if (start2 === end) {
        var emptyStream = new PassThrough();
        setImmediate(function() {
          emptyStream.end();
        });
        return emptyStream;
      }
      var stream = this._readStreamForRange(start2, end);
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
      var byteCounter = new AssertByteCountStream(end - start2);
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
    RandomAccessReader.prototype._readStreamForRange = function(start2, end) {
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

// src/archives/client-thread.ts
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";
async function useClientThread(client, deadline, work) {
  const late = `it was not done within ${Math.ceil(deadline / 1e3)} seconds`;
  const timer = setTimeout(() => client.breakOff("Timeout", late), deadline);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    await client.stop();
  }
}
function startClientThread(settings) {
  const worker = startWorker(settings);
  const pending = /* @__PURE__ */ new Map();
  let broken;
  function breakOff(name, message) {
    broken ??= failure({ name, message });
    for (const { reject } of pending.values()) reject(broken);
  }
  worker.on("message", (reply) => {
    const { resolve, reject } = pending.get(reply.id) ?? {};
    if (reply.error === void 0) resolve?.(reply.value);
    else reject?.(failure(reply.error));
  });
  worker.on("error", (error) => breakOff("Crash", `the client broke down: ${error.message}`));
  worker.on("exit", () => breakOff("Crash", "the client ended"));
  worker.unref();
  function call(method, ...args) {
    worker.ref();
    const id = pending.size;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (broken === void 0) worker.postMessage({ id, method, args });
      else reject(broken);
    });
  }
  return { call, breakOff, stop: async () => void await worker.terminate() };
}
function failure({ message, ...details }) {
  return Object.assign(new Error(message), details);
}
function startWorker({ module, data, environment, onLine }) {
  const worker = new Worker(module, {
    workerData: data,
    env: Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== void 0)
    ),
    execArgv: [],
    stdout: true,
    stderr: true
  });
  for (const input of [worker.stdout, worker.stderr]) createInterface({ input }).on("line", onLine);
  return worker;
}

// src/archives/artifact-client.ts
async function withArtifactClient(settings, work) {
  const client = settings.client ?? await startClient(settings);
  return await useClientThread(client, settings.deadline, () => work(client.call));
}
async function startClient({
  environment,
  log
}) {
  const { artifactWorker } = await import("./artifact-worker-EOXX5WMI.js");
  const data = { artifactClient: true };
  const thread = startClientThread({ module: artifactWorker, data, environment, onLine: teller(log) });
  return { ...thread, call: thread.call };
}
function teller(log) {
  const told = /* @__PURE__ */ new Set();
  return (line) => {
    const warning = /^::warning[^:]*::(.*)$/.exec(line)?.[1];
    if (warning !== void 0 && !told.has(warning)) log.warning(unescapeCommand(warning));
    if (warning !== void 0) told.add(warning);
    else if (line !== "" && !line.startsWith("::")) log.debug(`artifact client: ${line}`);
  };
}
function unescapeCommand(text2) {
  return text2.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

// src/archives/artifact-download.ts
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp as mkdtemp2, readdir, rm as rm2 } from "node:fs/promises";
import path2 from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause2 } from "node:timers/promises";

// src/archives/artifact-files.ts
import { copyFile, link, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";

// src/archives/percent.ts
function escapePercent(text2, unsafe) {
  return [...text2].map((char) => char === "%" || unsafe.test(char) ? escapeCharacter(char) : char).join("");
}
function escapeCharacter(char) {
  return [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}
function unescapePercent(encoded, encode4) {
  try {
    const text2 = decodeURIComponent(encoded);
    return encode4(text2) === encoded ? text2 : void 0;
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
  return path.join(folder, ...file.split("/"));
}
async function linkOrCopy(from, to) {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

// src/archives/artifact-options.ts
var DEFAULT_LIMITS = {
  save: 15e4,
  stall: 45e3,
  // A session of 1 MB on a link of 10 KB/s; what stalls still ends well before all the time for a save is over.
  block: 11e4,
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
    // Checked every so often and never before one such time is over.
    ACTIONS_ARTIFACT_UPLOAD_TIMEOUT_MS: String(limitsOf(options2).block),
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
  const after = outcome.headers.get("retry-after") ?? "";
  const reset = outcome.headers.get("x-ratelimit-reset") ?? "";
  const waits = [
    isSeconds(after) ? Number(after) * 1e3 : Date.parse(after) - Date.now(),
    isSeconds(reset) ? Number(reset) * 1e3 - Date.now() : Number.NaN
  ];
  const asked = waits.find((wait) => !Number.isNaN(wait));
  return asked === void 0 ? void 0 : Math.min(Math.max(asked, 0), LONGEST_WAIT);
}
function isSeconds(text2) {
  return /^\s*\d+(\.\d+)?\s*$/.test(text2);
}
var LONGEST_WAIT = 24 * 60 * 60 * 1e3;
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
function isRateLimited({ status, headers, text: text2 }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  const isUsedUp = headers.get("x-ratelimit-remaining") === "0";
  return isUsedUp || headers.get("retry-after") !== null || /rate limit/i.test(text2);
}
function messageIn({ text: text2 }) {
  try {
    const { message } = JSON.parse(text2);
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
  async function request(path8) {
    for (let delay = 1e3; ; delay *= 2) {
      const start2 = performance.now();
      const outcome = await attempt(options2, path8, Math.ceil(Math.min(REQUEST_TIME, left)));
      if (!isPassing(outcome)) return outcome;
      const wait = Math.max(waitAsked(outcome) ?? 0, delay);
      left -= performance.now() - start2 + wait;
      if (left <= 0) throw restError(outcome, options2);
      options2.log.debug(`GitHub's API could not answer ${path8}; next try in ${wait / 1e3} s.`);
      await pause(wait);
    }
  }
  async function page(path8, parameters) {
    const answer = await request(`${path8}?${new URLSearchParams(parameters)}`);
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
async function githubFetch(url, { environment, ...init }) {
  if (PROXIES.every((name) => !environment[name])) return await fetch(url, init);
  const { defaults } = await import("./utils-GGXCID7A.js");
  const fetchByProxy = defaults.request?.fetch;
  return await fetchByProxy(url, init);
}
var PROXIES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];
async function attempt(options2, path8, time) {
  try {
    const response = await githubFetch(`${options2.apiUrl}/repos/${options2.repository}${path8}`, {
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${options2.token}`,
        "user-agent": "agent-session",
        "x-github-api-version": "2022-11-28"
      },
      redirect: "manual",
      environment: options2.environment,
      signal: AbortSignal.timeout(time)
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
function parsePage(text2) {
  try {
    const { artifacts } = JSON.parse(text2);
    return Array.isArray(artifacts) ? artifacts : void 0;
  } catch {
    return void 0;
  }
}

// src/archives/unpack.ts
var import_yauzl = __toESM(require_yauzl(), 1);
import zlib from "node:zlib";

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
function translate(error) {
  if (error instanceof IntegrityError)
    return new IntegrityError(`The zip file is refused. ${error.message}`, { cause: error });
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The zip file could not be unpacked: ${fileSystemFault(error)}.`, {
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
  const zipFile = path2.join(zipFolder, "artifact.zip");
  const deadline = AbortSignal.timeout(limitsOf(options2).download);
  for (let attempt2 = 1; ; attempt2 += 1) {
    const url = await rest.downloadUrl(artifact.id);
    if (url === void 0) throw new ArchiveError("The artifact was deleted or has expired since it was found.");
    try {
      return { zipFile, digest: await fetchFile(url, zipFile, { ...options2, ...limitsOf(options2), deadline }) };
    } catch (error) {
      if (error instanceof IntegrityError) throw error;
      if (isDiskFull(error)) throw noRoom(zipFolder, error);
      if (attempt2 === ATTEMPTS || deadline.aborted) {
        throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
      }
      options2.log.debug(`The download of artifact ${artifact.id} broke off (${reasonOf(error)}) and begins anew.`);
      await pause2(attempt2 * PAUSE);
    }
  }
}
async function fetchFile(url, file, {
  environment,
  stall,
  bundleSize,
  deadline
}) {
  const stalled = new AbortController();
  const timer = setTimeout(() => stalled.abort(new Error(`nothing came for ${stall / 1e3} seconds`)), stall);
  const signal = AbortSignal.any([stalled.signal, deadline]);
  try {
    const response = await githubFetch(url, { headers: { "user-agent": "agent-session" }, signal, environment });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new Error(`the blob store answered ${response.status}`);
    }
    const hash = createHash("sha256");
    await pipeline(
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
      createWriteStream(file, { mode: 384 }),
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
    if (isDiskFull(error)) throw noRoom(zipFolder, error);
    throw new ArchiveError(`The artifact could not be downloaded: ${reasonOf(error)}.`, { cause: error });
  }
  const [name] = await readdir(zipFolder);
  if (name === void 0) throw new ArchiveError("The artifact could not be downloaded: no file arrived.");
  const zipFile = path2.join(zipFolder, name);
  return { zipFile, digest: `sha256:${await sha256Of(createReadStream(zipFile))}` };
}
function noRoom(folder, error) {
  return new ArchiveError(`The artifact could not be downloaded to ${folder}: ${fileSystemFault(error)}.`, {
    cause: error
  });
}
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "it took too long";
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  const { message } = error.message === "fetch failed" && code === "" ? cause : error;
  return (message.split("\n")[0] ?? "").replace(/\.$/, "") + code;
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
  const rest = restArtifacts(options2, query);
  const first = await rest.next().catch((error) => ({ done: "failed", error }));
  if (first.done !== "failed") {
    if (first.done === true) return;
    yield first.value;
    yield* rest;
    return;
  }
  const own = await ownArtifacts(options2, query).catch((error) => {
    options2.log.debug(`This run's own artifacts could not be listed: ${messageOf(error)}`);
    return [];
  });
  if (own.length === 0) throw first.error;
  options2.log.warning(`Only this run was searched. ${messageOf(first.error)}`);
  yield* own;
}
async function ownArtifacts(options2, query) {
  const { run, log } = options2;
  if (query.runId !== void 0 && query.runId !== run.runId) return [];
  if (!hasRuntime(options2)) return [];
  const settings = { environment: clientEnvironment(options2), deadline: limitsOf(options2).list, log };
  const { artifacts } = await withArtifactClient(settings, (call) => call("listArtifacts", {}));
  return artifacts.filter(({ name }) => fits(name, query)).map(({ id, name, size, digest, createdAt }) => ({
    id,
    name,
    size,
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
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/archives/artifact-save.ts
async function saveArtifact({ client, ...options2 }, name, folder) {
  artifactName(name);
  const environment = clientEnvironment(options2);
  const files = await openFiles(folder);
  try {
    const settings = { environment, deadline: limitsOf(options2).save, log: options2.log, client };
    const { artifact, id, size } = await withArtifactClient(settings, (call) => upload(call, options2, { name, files }));
    return { name: artifact, id: String(id), url: artifactUrl(options2, id), size: size ?? 0 };
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
  if (message.includes("Failed request: (401)")) {
    return "the token that the runner gave this job for its artifacts is not valid (401), which it is only for some hours. Let the agent work for a shorter time, or use archive: directory.";
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
    const expired = blobStatus === 403 ? ", as it does when the upload took too long or the clock of the runner is wrong" : "";
    return `the store of artifacts answered ${blobStatus}${expired}`;
  }
  return message.replace(/\.$/, "");
}
function messageOf2(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/archives/artifact.ts
function openArtifactArchive(options2) {
  let client;
  return {
    kind: "artifact",
    origins: "witnessed",
    find: (query) => find(options2, query),
    getReady() {
      client ??= start(options2).catch(() => void 0);
    },
    async save(name, folder) {
      const started = await client;
      client = void 0;
      return await saveArtifact({ ...options2, client: started }, name, folder);
    }
  };
}
async function start(options2) {
  return await startClient({ environment: clientEnvironment(options2), log: options2.log });
}
async function* find(options2, query) {
  for await (const artifact of findArtifacts(options2, query)) {
    const { id, name, size, createdAt, origin } = artifact;
    yield {
      label: `artifact ${name} (#${id}) of run ${origin.runId ?? "unknown"}`,
      name: parseArtifactName(name) ?? name,
      size,
      createdAt,
      origin,
      download: (folder) => downloadArtifact(options2, artifact, folder)
    };
  }
}

// src/archives/cache-options.ts
import { chmod, mkdir as mkdir2, writeFile } from "node:fs/promises";
import path3 from "node:path";
var DEFAULT_LIMITS2 = {
  save: 15e4,
  list: 45e3,
  download: 18e4,
  bundleSize: LARGEST_BUNDLE
};
function cacheLimits({ limits }) {
  return { ...DEFAULT_LIMITS2, ...limits };
}
async function cacheEnvironment(options2, folder = "") {
  refuseWhereNoCache(options2);
  return {
    ...options2.environment,
    ACTIONS_CACHE_SERVICE_V2: "true",
    GITHUB_SERVER_URL: options2.serverUrl,
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    PATH: folder === "" ? "" : await makePrograms(folder),
    // It would list what is in the entries.
    RUNNER_DEBUG: void 0
  };
}
async function makePrograms(folder) {
  const programs = path3.join(folder, "programs");
  await mkdir2(programs);
  await writeFile(path3.join(programs, "tar"), "");
  await chmod(path3.join(programs, "tar"), 448);
  return programs;
}
function refuseWhereNoCache({ serverUrl, environment }) {
  const { hostname } = new URL(serverUrl);
  if (hostname !== "github.com" && !hostname.endsWith(".ghe.com") && !hostname.endsWith(".localhost")) {
    throw new ArchiveError(
      `archive: cache works with github.com and ghe.com, and this job runs on ${hostname}: use archive: directory with archive-path.`
    );
  }
  if (!environment.ACTIONS_RUNTIME_TOKEN || !environment.ACTIONS_RESULTS_URL) {
    throw new ArchiveError(
      "This process has no access to the cache service, which the runner gives only to steps with uses: save from such a step, or use archive: directory."
    );
  }
}

// src/archives/cache-client.ts
async function withCacheClient(options2, { deadline, folder }, work) {
  const environment = await cacheEnvironment(options2, folder);
  const { cacheWorker } = await import("./cache-worker-VF3WAFUL.js");
  const onLine = (line) => options2.log.debug(`cache client: ${line}`);
  const data = { cacheFolder: folder ?? "" };
  const thread = startClientThread({ module: cacheWorker, data, environment, onLine });
  const segment = { segmentTimeoutInMs: deadline };
  const client = {
    find: (prefixes) => thread.call("find", prefixes),
    download: (key, file) => thread.call("download", key, file, segment),
    save: (key, file) => thread.call("save", key, file)
  };
  return await useClientThread(thread, deadline, () => work(client));
}

// src/archives/cache-download.ts
import { mkdtemp as mkdtemp3, readdir as readdir2, stat } from "node:fs/promises";
import path5 from "node:path";

// src/archives/cache-errors.ts
function cacheTrouble(said) {
  const mode = /the effective cache-mode '([a-z-]+)' does not permit/.exec(said)?.[1];
  if (mode !== void 0) {
    return `the workflow's cache-mode is ${mode}. Set "cache-mode: write" for this job, or use archive: artifact.`;
  }
  if (said.includes("cache write denied:")) {
    return `this run may only read the cache, as is the rule for runs that a comment, an issue or somebody else's pull request started. Use archive: artifact; or set "cache-mode: write" for this job if everyone who can start it is trusted.`;
  }
  if (said.includes("cache read denied:")) {
    return 'this run may not read the cache. Set "cache-mode: read" or "cache-mode: write" for this job, or use archive: artifact.';
  }
  if (said.includes("Cache storage quota") || said.includes("insufficient usage")) {
    return "the repository's cache storage is full. Delete entries on its page Actions → Caches, or use archive: artifact.";
  }
  if (said.includes("Failed request: (401)")) {
    return "the token that the runner gave this job for the cache is not valid (401), which it is only for some hours. Let the agent work for a shorter time, or use archive: directory.";
  }
  if (/\(409\)|already.exists/.test(said))
    return `its key was taken a moment ago, by another job or by this one. ${TRY_AGAIN2}`;
  if (/Rate limited|rate limit/.test(said))
    return `too many requests were made for this repository's cache. ${TRY_AGAIN2}`;
  return `${reasonIn2(said)}. ${TRY_AGAIN2}`;
}
function explain3(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ArchiveError) return error.message;
  if (error.name === "Timeout" || error.name === "Crash") return `${error.message}. ${TRY_AGAIN2}`;
  return oneLine(error.message);
}
function hasFailed(said) {
  return /Failed to restore|Cache restore skipped/.test(said);
}
var TRY_AGAIN2 = "Run the job again; if it goes on, look at https://www.githubstatus.com, or use archive: artifact.";
function reasonIn2(said) {
  const [, status, words] = /Failed request: \((\d+)\) ([^\n]{0,200})/.exec(said) ?? [];
  if (status !== void 0) return `the cache service answered ${status} ${oneLine(words ?? "")}`.replace(/[. ]+$/, "");
  const network = /Unable to make request: (\w+)/.exec(said)?.[1];
  if (network !== void 0) return `the cache service cannot be reached (${network})`;
  const unlimited = said.replaceAll("%0A", "\n");
  const last = /(?:Failed to (?:save|restore)|internal error uploading cache archive): ([^\n]{0,200})/.exec(
    unlimited
  )?.[1];
  return last === void 0 ? "the cache client gave up without a reason" : oneLine(last).replace(/\.$/, "");
}

// src/archives/cache-pack.ts
var import_tar_stream = __toESM(require_tar_stream(), 1);
import { createReadStream as createReadStream2 } from "node:fs";
import path4 from "node:path";
import { pipeline as joined } from "node:stream";
import { pipeline as pipeline2 } from "node:stream/promises";
import { createGunzip } from "node:zlib";

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
  async function take(size) {
    const pieces = [];
    for (let missing = size; missing > 0; ) {
      const piece = await next(missing);
      if (piece.length === 0) break;
      pieces.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(pieces);
  }
  function pass(size) {
    let missing = size;
    async function* left() {
      while (missing > 0) {
        const piece = await next(missing);
        if (piece.length === 0) throw new IntegrityError("Its tar ends too early.");
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
    const { type, size, name } = readHeader(block);
    if (type === "x" || type === "L") {
      longName = readName(await readExtension(reader, size), type) ?? longName;
      continue;
    }
    const path8 = longName ?? name;
    longName = void 0;
    if (type === "5") continue;
    const content = reader.pass(size);
    yield { path: path8, size, content };
    for await (const _ of content) ;
    await reader.take(padding(size));
  }
  await refuseMore(reader);
}
function readHeader(block) {
  if (block.length < BLOCK || checksum(block) !== readNumber(block.subarray(148, 156))) throw damaged("is damaged");
  if (block.toString("latin1", 257, 262) !== "ustar") throw damaged("is of an unknown kind");
  const type = block[156] === 0 ? "0" : String.fromCharCode(block[156]);
  const size = readNumber(block.subarray(124, 136));
  if (!["0", "5", "x", "L"].includes(type)) throw damaged("holds a link, a device or something else than files");
  if (type === "5" && size !== 0) throw damaged("holds a folder with content");
  const name = text(upToZero(block.subarray(0, 100)));
  const prefix = block[262] === 0 ? text(upToZero(block.subarray(345, 500))) : "";
  return { type, size, name: prefix === "" ? name : `${prefix}/${name}` };
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
async function readExtension(reader, size) {
  if (size > LONGEST_EXTENSION) throw damaged("has a name that is too long");
  const content = await reader.take(size);
  await reader.take(padding(size));
  if (content.length < size) throw damaged("ends too early");
  return content;
}
function readName(content, type) {
  if (type === "L") return text(upToZero(content));
  let name;
  for (let rest = content; rest.length > 0; ) {
    const [whole = "", length = ""] = /^([1-9][0-9]{0,5}) /.exec(rest.toString("latin1", 0, 8)) ?? [];
    const record = rest.subarray(whole.length, Number(length));
    const equals = record.indexOf("=");
    if (whole === "" || equals < 1 || Number(length) > rest.length || record.at(-1) !== 10) {
      throw damaged("is damaged");
    }
    const key = record.toString("latin1", 0, equals);
    if (key === "path") name = text(record.subarray(equals + 1, -1));
    else if (!/^(?:[acm]time|uid|gid|uname|gname|comment|(?:LIBARCHIVE|SCHILY)\..*)$/.test(key)) {
      throw damaged(`has the extension ${JSON.stringify(key.slice(0, 30))}, which is not supported`);
    }
    rest = rest.subarray(Number(length));
  }
  return name;
}
async function refuseMore(reader) {
  let bytes = 0;
  for await (const chunk of reader.rest()) {
    bytes += chunk.length;
    if (bytes > LONGEST_END || chunk.some((byte) => byte !== 0)) throw damaged("goes on after its end");
  }
}
var LONGEST_END = 1024 * 1024;
function padding(size) {
  return (BLOCK - size % BLOCK) % BLOCK;
}
function upToZero(field) {
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}
function text(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new IntegrityError("Its tar has a name that is not UTF-8.", { cause: error });
  }
}
function damaged(reason) {
  return new IntegrityError(`Its tar ${reason}.`);
}

// src/archives/cache-pack.ts
var MOST_FRAME = MOST_FILES * 4096;
async function* packFolder(folder) {
  const tar = (0, import_tar_stream.pack)();
  const packed = packFiles(tar, folder);
  packed.catch((error) => tar.destroy(error));
  yield* tar;
  await packed;
}
async function packFiles(tar, folder) {
  for await (const name of regularFiles(folder)) {
    const source = await openRegular(path4.join(folder, ...name.split("/")), name);
    try {
      const entry = tar.entry({ name, size: (await source.stat()).size, mode: 384, type: "file" });
      await pipeline2(source.createReadStream({ autoClose: false }), entry);
    } finally {
      await source.close();
    }
  }
  tar.finalize();
}
async function unpackEntry(file, folder, largest) {
  const tar = joined(createReadStream2(file), createGunzip(), () => void 0);
  const unpacking = unpackInto(folder, { largest });
  try {
    for await (const { path: name, size, content } of readPackedFiles(limited(tar, largest + MOST_FRAME))) {
      await unpacking.add({ path: name, size, open: async () => content });
    }
  } catch (error) {
    throw translate3(error);
  }
}
async function* limited(chunks, most) {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new IntegrityError(`Unpacked, it has more than ${most} bytes.`);
    yield chunk;
  }
}
function translate3(error) {
  if (error instanceof IntegrityError) {
    return new IntegrityError(`The cache entry is refused. ${error.message}`, { cause: error });
  }
  if (isFileSystemFault(error)) {
    return new ArchiveError(`The cache entry could not be unpacked (${error.code}): check the disk of the runner.`, {
      cause: error
    });
  }
  const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, 300);
  return new IntegrityError(`The cache entry is damaged: ${reason}.`, { cause: error });
}

// src/archives/cache-download.ts
var LOOK = 500;
async function downloadCacheEntry(options2, key, folder) {
  const work = await mkdtemp3(`${folder}-cache-`);
  const file = path5.join(work, "bundle.tar.gz");
  try {
    await fetchEntry(options2, key, { work, file });
    await unpackEntry(file, folder, cacheLimits(options2).bundleSize);
  } finally {
    await removeTree(work);
  }
}
async function fetchEntry(options2, key, { work, file }) {
  const { download: download2, bundleSize } = cacheLimits(options2);
  try {
    await withCacheClient(options2, { deadline: download2, folder: work }, async (client) => {
      const { value, said } = await withinSize(work, bundleSize, client.download(key, file));
      if (hasFailed(said)) throw new ArchiveError(cacheTrouble(said));
      if (value !== key) throw new ArchiveError("the entry is gone since it was found.");
    });
  } catch (error) {
    if (error instanceof IntegrityError) throw error;
    throw new ArchiveError(`The cache entry could not be downloaded: ${explain3(error)}`, { cause: error });
  }
}
async function withinSize(folder, largest, work) {
  let timer;
  const exceeded = new Promise((_, reject) => {
    timer = setInterval(async () => {
      if (await sizeOf(folder) > largest)
        reject(new IntegrityError(`The cache entry has more than ${largest} bytes.`));
    }, LOOK);
  });
  try {
    const done = await Promise.race([work, exceeded]);
    if (await sizeOf(folder) > largest) throw new IntegrityError(`The cache entry has more than ${largest} bytes.`);
    return done;
  } finally {
    clearInterval(timer);
  }
}
async function sizeOf(folder) {
  let size = 0;
  for (const entry of await readdir2(folder, { recursive: true }).catch(() => [])) {
    size += (await stat(path5.join(folder, entry)).catch(() => void 0))?.size ?? 0;
  }
  return size;
}

// src/archives/cache-key.ts
import { createHash as createHash2, randomInt } from "node:crypto";
var LONGEST_KEY = 512;
var PREFIX2 = "agent-session/1";
var NAME_BITS = 20;
var TIME_BITS = 40;
var CHANCE_BITS = 12;
var KEY_BITS = NAME_BITS + TIME_BITS + CHANCE_BITS;
var EPOCH = Date.UTC(2025);
var UNSAFE3 = /[^a-z0-9._-]/;
function cacheKey(facts) {
  const { name, createdAt, runId = 0, runAttempt = 0, headBranch = "" } = facts;
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const time = binary(createdAt.getTime() - EPOCH, TIME_BITS);
  const digits = nameDigits(name) + time + binary(randomInt(2 ** CHANCE_BITS), CHANCE_BITS);
  const start2 = `${keyPrefix(facts)}${digits}/${encode2(name)}/`;
  const end = `/${runId}.${runAttempt}`;
  const branch = headBranch.isWellFormed() ? encode2(headBranch) : "";
  const key = start2 + branch + end;
  if (key.length <= LONGEST_KEY) return key;
  if (start2.length + end.length <= LONGEST_KEY) return start2 + end;
  throw new UserError(
    `The session's name "${name}" is too long: as a cache key it has ${start2.length + end.length} of at most ${LONGEST_KEY} characters. Set a shorter input name.`
  );
}
function keyPrefix({ headRepositoryId = 0 }) {
  return `${PREFIX2}/${headRepositoryId}/`;
}
function nameDigits(name) {
  const hash = createHash2("sha256").update(name).digest("hex");
  return binary(Number.parseInt(hash.slice(0, NAME_BITS / 4), 16), NAME_BITS);
}
function parseKey(key) {
  const [, head, digits, encoded, branch, run, attempt2] = KEY.exec(key) ?? [];
  if (digits === void 0 || encoded === void 0 || branch === void 0) return void 0;
  const name = unescapePercent(encoded, encode2);
  const headBranch = unescapePercent(branch, encode2);
  if (name === void 0 || headBranch === void 0 || !digits.startsWith(nameDigits(name))) return void 0;
  return {
    digits,
    name,
    createdAt: new Date(latestTime(digits)),
    runId: Number(run) || void 0,
    runAttempt: Number(attempt2) || void 0,
    headRepositoryId: Number(head) || void 0,
    headBranch: headBranch || void 0
  };
}
function latestTime(digits) {
  const time = digits.slice(NAME_BITS, NAME_BITS + TIME_BITS);
  return time === "" ? Number.POSITIVE_INFINITY : EPOCH + Number.parseInt(time.padEnd(TIME_BITS, "1"), 2);
}
var KEY = new RegExp(`^${PREFIX2}/(\\d{1,15})/([01]{${KEY_BITS}})/([^/]+)/([^/]*)/(\\d{1,15})\\.(\\d{1,9})$`);
function binary(value, digits) {
  return value.toString(2).padStart(digits, "0");
}
function encode2(text2) {
  return escapePercent(text2, UNSAFE3);
}

// src/archives/cache-save.ts
import { createWriteStream as createWriteStream2 } from "node:fs";
import { mkdtemp as mkdtemp4, stat as stat2 } from "node:fs/promises";
import path6 from "node:path";
import { pipeline as pipeline3 } from "node:stream/promises";
import { createGzip } from "node:zlib";
async function saveCacheEntry(options2, name, folder) {
  const key = cacheKey({ ...options2.run, runAttempt: options2.runAttempt, name, createdAt: /* @__PURE__ */ new Date() });
  try {
    const work = await mkdtemp4(`${folder}-cache-`);
    try {
      return await withCacheClient(options2, { deadline: cacheLimits(options2).save, folder: work }, async (client) => {
        const file = path6.join(work, "bundle.tar.gz");
        const gzip = createGzip({ level: options2.compressionLevel ?? 6 });
        await pipeline3(packFolder(folder), gzip, createWriteStream2(file, { flags: "wx", mode: 384 }));
        const { size } = await stat2(file);
        const { value, said } = await client.save(key, file);
        if (value < 1) throw new ArchiveError(cacheTrouble(said));
        return { name: key, id: String(value), url: void 0, size };
      });
    } finally {
      await removeTree(work);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new ArchiveError(`The session could not be kept in the cache: ${explain3(error)}`, { cause: error });
  }
}

// src/archives/cache-search.ts
var MOST_PREFIXES = 9;
var MOST_REQUESTS = 120;
function searchKeys(start2, digits) {
  const found = [];
  let unknown = [{ digits, latest: Number.POSITIVE_INFINITY }];
  let requests = 0;
  return {
    async next(lookUp2) {
      while (unknown.length > 0 && requests < MOST_REQUESTS && !isNewest(found[0], unknown[0])) {
        requests += 1;
        const asked = unknown.slice(0, MOST_PREFIXES);
        const key = await lookUp2(asked.map((one) => start2 + one.digits));
        const hit = asked.find((one) => key?.startsWith(start2 + one.digits));
        unknown = unknown.filter((one) => hit === void 0 ? !asked.includes(one) : one !== hit);
        if (key === void 0 || hit === void 0) continue;
        const facts = parseKey(key);
        if (facts !== void 0) found.push({ key, facts });
        found.sort((one, other) => timeOf(other) - timeOf(one));
        unknown = [...unknown, ...split(hit, facts)].sort((one, other) => other.latest - one.latest);
      }
      return found.shift();
    }
  };
}
function isNewest(found, unknown) {
  return found !== void 0 && unknown !== void 0 && timeOf(found) >= unknown.latest;
}
function timeOf({ facts }) {
  return facts.createdAt.getTime();
}
function split({ digits, latest }, newest) {
  if (newest === void 0)
    return digits.length < KEY_BITS ? [`${digits}0`, `${digits}1`].map((next) => ({ digits: next, latest: Math.min(latest, latestTime(next)) })) : [];
  const others = [];
  for (let at2 = digits.length; at2 < KEY_BITS; at2 += 1) {
    const other = newest.digits.slice(0, at2) + (newest.digits[at2] === "0" ? "1" : "0");
    others.push({ digits: other, latest: Math.min(newest.createdAt.getTime(), latestTime(other)) });
  }
  return others;
}

// src/archives/cache.ts
function openCacheArchive(options2) {
  return {
    kind: "cache",
    origins: "witnessed",
    find: (query) => find2(options2, query),
    save: (name, folder) => saveCacheEntry(options2, name, folder)
  };
}
async function* find2(options2, { name, runId }) {
  const search = searchKeys(keyPrefix(options2.run), name === void 0 ? "" : nameDigits(name));
  for (let wanted = 1; ; wanted = AT_ONCE) {
    const found = await nextKeys(options2, search, wanted);
    for (const one of found) {
      const { facts } = one;
      if ((name ?? facts.name) !== facts.name || (runId ?? facts.runId) !== facts.runId) continue;
      yield describe(options2, one);
    }
    if (found.length < wanted) return;
  }
}
var AT_ONCE = 10;
async function nextKeys(options2, search, most) {
  try {
    return await withCacheClient(options2, { deadline: cacheLimits(options2).list }, async (client) => {
      const found = [];
      while (found.length < most) {
        const next = await search.next((prefixes) => lookUp(client, prefixes));
        if (next === void 0) break;
        found.push(next);
      }
      return found;
    });
  } catch (error) {
    throw new ArchiveError(`The cache could not be searched for sessions: ${explain3(error)}`, { cause: error });
  }
}
async function lookUp(client, prefixes) {
  const { value, said } = await client.find(prefixes);
  if (hasFailed(said)) throw new ArchiveError(cacheTrouble(said));
  return value;
}
function describe(options2, { key, facts }) {
  const { name, createdAt, runId, headRepositoryId, headBranch } = facts;
  const encodedName = key.split("/")[4];
  return {
    label: `cache entry ${encodedName} of run ${runId ?? "unknown"}, ${createdAt.toISOString()}`,
    name,
    size: void 0,
    createdAt,
    origin: { runId, repositoryId: options2.run.repositoryId, headRepositoryId, headBranch },
    download: (folder) => downloadCacheEntry(options2, key, folder)
  };
}

// src/archives/directory.ts
import { randomBytes } from "node:crypto";
import { mkdir as mkdir3, readdir as readdir3, rename } from "node:fs/promises";
import path7 from "node:path";

// src/archives/directory-name.ts
var LONGEST_NAME2 = 255;
var UNSAFE4 = /[^a-z0-9._-]/;
var UNSAFE_START = /^(?:\.|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/;
function directoryName(name) {
  if (name === "" || !name.isWellFormed()) throw new UserError("The session has no usable name: set the input name.");
  const encoded = encode3(name);
  if (encoded.length > LONGEST_NAME2) {
    throw new UserError(
      `The session's name "${name}" is too long: as a folder it has ${encoded.length} of at most ${LONGEST_NAME2} bytes. Set a shorter input name.`
    );
  }
  return encoded;
}
function parseDirectoryName(folder) {
  return folder === "" ? void 0 : unescapePercent(folder, encode3);
}
function encode3(name) {
  const encoded = escapePercent(name, UNSAFE4);
  const start2 = UNSAFE_START.test(encoded) ? escapeCharacter(encoded.charAt(0)) : encoded.charAt(0);
  return start2 + encoded.slice(1).replace(/\.$/, escapeCharacter("."));
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
    find: (query) => find3(options2, query),
    save: (name, folder) => save(options2, name, folder)
  };
}
async function* find3(options2, query) {
  const wantedFolder = query.name === void 0 ? void 0 : directoryName(query.name);
  const bundles = [];
  for (const folder of await subfolders(options2.path)) {
    if (folder !== (wantedFolder ?? folder)) continue;
    await sweep(path7.join(options2.path, folder), options2.log);
    bundles.push(...await bundlesIn(path7.join(options2.path, folder)));
  }
  const wanted = bundles.filter(({ runId }) => query.runId === void 0 || runId === query.runId);
  for (const bundle of wanted.sort(newestFirst3)) yield describeBundle(bundle, options2);
}
async function bundlesIn(folder) {
  const name = parseDirectoryName(path7.basename(folder));
  if (name === void 0) return [];
  return (await subfolders(folder)).flatMap((entry) => {
    const [, year, month, day, hour, minute, second, millisecond, runId] = BUNDLE.exec(entry) ?? [];
    if (year === void 0) return [];
    const createdAt = /* @__PURE__ */ new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
    return [{ name, hostPath: path7.join(folder, entry), createdAt, runId: Number(runId) || void 0 }];
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
    name,
    size: void 0,
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
    const problem = isDiskFull(error) ? `copied to ${folder}: ${fileSystemFault(error)}` : `read (${reasonOf2(error)})`;
    throw new ArchiveError(`The bundle ${hostPath} cannot be ${problem}.`, { cause: error });
  }
}
async function save(options2, name, folder) {
  const parent = path7.join(options2.path, directoryName(name));
  const unfinished = path7.join(parent, unfinishedName());
  try {
    await mkdir3(unfinished, { recursive: true });
    const size = await copyTree(folder, unfinished, options2.largest);
    const hostPath = path7.join(parent, bundleFolder(options2, await newestIn(parent)));
    await rename(unfinished, hostPath);
    await tidy(parent, options2.log);
    return { name, id: hostPath, url: void 0, size };
  } catch (error) {
    await removeTree(unfinished).catch(() => void 0);
    throw new ArchiveError(
      `The session could not be saved in the archive directory ${options2.path} (${reasonOf2(error)}): check the input archive-path, the folder's permissions and the space left.`,
      { cause: error }
    );
  }
}
function bundleFolder({ runId, runAttempt }, newest) {
  const time = new Date(Math.max(Date.now(), newest + 1)).toISOString().replace(/[-:.]/g, "");
  return `${time}-${runId ?? 0}-${runAttempt ?? 0}-${randomBytes(4).toString("hex")}`;
}
async function newestIn(parent) {
  return Math.max(0, ...(await bundlesIn(parent)).map(({ createdAt }) => createdAt.getTime()));
}
async function tidy(parent, log) {
  await sweep(parent, log);
  try {
    for (const { hostPath } of [...await bundlesIn(parent)].sort(newestFirst3).slice(KEPT_BUNDLES)) {
      const leaving = path7.join(parent, unfinishedName());
      await rename(hostPath, leaving);
      await removeTree(leaving);
    }
  } catch (error) {
    log.debug(`Old bundles in ${parent} were not all removed: ${reasonOf2(error)}`);
  }
}
async function sweep(parent, log) {
  try {
    for (const entry of await subfolders(parent)) {
      const folder = path7.join(parent, entry);
      if (isUnfinished(entry, parent) && await isAbandoned(folder, ABANDONED)) await removeTree(folder);
    }
  } catch (error) {
    log.debug(`Unfinished bundles in ${parent} were not all removed: ${reasonOf2(error)}`);
  }
}
function isUnfinished(entry, parent) {
  return entry.startsWith(UNFINISHED) && parseDirectoryName(path7.basename(parent)) !== void 0;
}
function unfinishedName() {
  return `${UNFINISHED}${makerTag()}-${randomBytes(6).toString("hex")}`;
}

// src/archives/index.ts
var archives = {
  artifact: openArtifactArchive,
  cache: openCacheArchive,
  directory: ({ archivePath, run, runAttempt, limits, log }) => {
    if (archivePath === void 0) throw new UserError("archive: directory needs the input archive-path: a folder.");
    return openDirectoryArchive({ path: archivePath, runId: run.runId, runAttempt, largest: limits?.bundleSize, log });
  },
  git: ({ archivePath, run, token, serverUrl, tempDir, limits, log }) => {
    if (archivePath === void 0)
      throw new UserError(`archive: git needs the input archive-path: ${WHICH_REPOSITORY}`);
    return openGitArchive({ location: archivePath, run, token, serverUrl, tempDir, largest: limits?.bundleSize, log });
  }
};
var WHICH_REPOSITORY = "the path or URL of a bare repository. It is never the repository of the code by itself: transcripts would be in every clone of that, for good.";
function openArchive(kind, settings) {
  return archives[kind](settings);
}

export {
  isFileSystemFault,
  readPackedFiles,
  WHICH_REPOSITORY,
  openArchive
};
