import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  getOctokit
} from "./chunk-27BUHLKQ.js";
import {
  ArtifactNotFoundError,
  Int64Value,
  getBackendIdsFromToken,
  getGitHubWorkspaceDir,
  getUserAgentString,
  internalArtifactTwirpClient
} from "./chunk-ZDZFA2RK.js";
import {
  HttpClient,
  __commonJS,
  __require,
  __toESM,
  debug,
  info,
  warning
} from "./chunk-XQHEWNQL.js";

// node_modules/is-callable/index.js
var require_is_callable = __commonJS({
  "node_modules/is-callable/index.js"(exports, module) {
    "use strict";
    var fnToStr = Function.prototype.toString;
    var reflectApply = typeof Reflect === "object" && Reflect !== null && Reflect.apply;
    var badArrayLike;
    var isCallableMarker;
    if (typeof reflectApply === "function" && typeof Object.defineProperty === "function") {
      try {
        badArrayLike = Object.defineProperty({}, "length", {
          get: function() {
            throw isCallableMarker;
          }
        });
        isCallableMarker = {};
        reflectApply(function() {
          throw 42;
        }, null, badArrayLike);
      } catch (_) {
        if (_ !== isCallableMarker) {
          reflectApply = null;
        }
      }
    } else {
      reflectApply = null;
    }
    var constructorRegex = /^\s*class\b/;
    var isES6ClassFn = function isES6ClassFunction(value) {
      try {
        var fnStr = fnToStr.call(value);
        return constructorRegex.test(fnStr);
      } catch (e) {
        return false;
      }
    };
    var tryFunctionObject = function tryFunctionToStr(value) {
      try {
        if (isES6ClassFn(value)) {
          return false;
        }
        fnToStr.call(value);
        return true;
      } catch (e) {
        return false;
      }
    };
    var toStr = Object.prototype.toString;
    var objectClass = "[object Object]";
    var fnClass = "[object Function]";
    var genClass = "[object GeneratorFunction]";
    var ddaClass = "[object HTMLAllCollection]";
    var ddaClass2 = "[object HTML document.all class]";
    var ddaClass3 = "[object HTMLCollection]";
    var hasToStringTag = typeof Symbol === "function" && !!Symbol.toStringTag;
    var isIE68 = !(0 in [,]);
    var isDDA = function isDocumentDotAll() {
      return false;
    };
    if (typeof document === "object") {
      all = document.all;
      if (toStr.call(all) === toStr.call(document.all)) {
        isDDA = function isDocumentDotAll(value) {
          if ((isIE68 || !value) && (typeof value === "undefined" || typeof value === "object")) {
            try {
              var str = toStr.call(value);
              return (str === ddaClass || str === ddaClass2 || str === ddaClass3 || str === objectClass) && value("") == null;
            } catch (e) {
            }
          }
          return false;
        };
      }
    }
    var all;
    module.exports = reflectApply ? function isCallable(value) {
      if (isDDA(value)) {
        return true;
      }
      if (!value) {
        return false;
      }
      if (typeof value !== "function" && typeof value !== "object") {
        return false;
      }
      try {
        reflectApply(value, null, badArrayLike);
      } catch (e) {
        if (e !== isCallableMarker) {
          return false;
        }
      }
      return !isES6ClassFn(value) && tryFunctionObject(value);
    } : function isCallable(value) {
      if (isDDA(value)) {
        return true;
      }
      if (!value) {
        return false;
      }
      if (typeof value !== "function" && typeof value !== "object") {
        return false;
      }
      if (hasToStringTag) {
        return tryFunctionObject(value);
      }
      if (isES6ClassFn(value)) {
        return false;
      }
      var strClass = toStr.call(value);
      if (strClass !== fnClass && strClass !== genClass && !/^\[object HTML/.test(strClass)) {
        return false;
      }
      return tryFunctionObject(value);
    };
  }
});

// node_modules/for-each/index.js
var require_for_each = __commonJS({
  "node_modules/for-each/index.js"(exports, module) {
    "use strict";
    var isCallable = require_is_callable();
    var toStr = Object.prototype.toString;
    var hasOwnProperty = Object.prototype.hasOwnProperty;
    var forEachArray = function forEachArray2(array, iterator, receiver) {
      for (var i = 0, len = array.length; i < len; i++) {
        if (hasOwnProperty.call(array, i)) {
          if (receiver == null) {
            iterator(array[i], i, array);
          } else {
            iterator.call(receiver, array[i], i, array);
          }
        }
      }
    };
    var forEachString = function forEachString2(string, iterator, receiver) {
      for (var i = 0, len = string.length; i < len; i++) {
        if (receiver == null) {
          iterator(string.charAt(i), i, string);
        } else {
          iterator.call(receiver, string.charAt(i), i, string);
        }
      }
    };
    var forEachObject = function forEachObject2(object, iterator, receiver) {
      for (var k in object) {
        if (hasOwnProperty.call(object, k)) {
          if (receiver == null) {
            iterator(object[k], k, object);
          } else {
            iterator.call(receiver, object[k], k, object);
          }
        }
      }
    };
    function isArray(x) {
      return toStr.call(x) === "[object Array]";
    }
    module.exports = function forEach(list, iterator, thisArg) {
      if (!isCallable(iterator)) {
        throw new TypeError("iterator must be a function");
      }
      var receiver;
      if (arguments.length >= 3) {
        receiver = thisArg;
      }
      if (isArray(list)) {
        forEachArray(list, iterator, receiver);
      } else if (typeof list === "string") {
        forEachString(list, iterator, receiver);
      } else {
        forEachObject(list, iterator, receiver);
      }
    };
  }
});

// node_modules/possible-typed-array-names/index.js
var require_possible_typed_array_names = __commonJS({
  "node_modules/possible-typed-array-names/index.js"(exports, module) {
    "use strict";
    module.exports = [
      "Float16Array",
      "Float32Array",
      "Float64Array",
      "Int8Array",
      "Int16Array",
      "Int32Array",
      "Uint8Array",
      "Uint8ClampedArray",
      "Uint16Array",
      "Uint32Array",
      "BigInt64Array",
      "BigUint64Array"
    ];
  }
});

// node_modules/available-typed-arrays/index.js
var require_available_typed_arrays = __commonJS({
  "node_modules/available-typed-arrays/index.js"(exports, module) {
    "use strict";
    var possibleNames = require_possible_typed_array_names();
    var g = typeof globalThis === "undefined" ? global : globalThis;
    module.exports = function availableTypedArrays() {
      var out = [];
      for (var i = 0; i < possibleNames.length; i++) {
        if (typeof g[possibleNames[i]] === "function") {
          out[out.length] = possibleNames[i];
        }
      }
      return out;
    };
  }
});

// node_modules/es-object-atoms/index.js
var require_es_object_atoms = __commonJS({
  "node_modules/es-object-atoms/index.js"(exports, module) {
    "use strict";
    module.exports = Object;
  }
});

// node_modules/es-errors/index.js
var require_es_errors = __commonJS({
  "node_modules/es-errors/index.js"(exports, module) {
    "use strict";
    module.exports = Error;
  }
});

// node_modules/es-errors/eval.js
var require_eval = __commonJS({
  "node_modules/es-errors/eval.js"(exports, module) {
    "use strict";
    module.exports = EvalError;
  }
});

// node_modules/es-errors/range.js
var require_range = __commonJS({
  "node_modules/es-errors/range.js"(exports, module) {
    "use strict";
    module.exports = RangeError;
  }
});

// node_modules/es-errors/ref.js
var require_ref = __commonJS({
  "node_modules/es-errors/ref.js"(exports, module) {
    "use strict";
    module.exports = ReferenceError;
  }
});

// node_modules/es-errors/syntax.js
var require_syntax = __commonJS({
  "node_modules/es-errors/syntax.js"(exports, module) {
    "use strict";
    module.exports = SyntaxError;
  }
});

// node_modules/es-errors/type.js
var require_type = __commonJS({
  "node_modules/es-errors/type.js"(exports, module) {
    "use strict";
    module.exports = TypeError;
  }
});

// node_modules/es-errors/uri.js
var require_uri = __commonJS({
  "node_modules/es-errors/uri.js"(exports, module) {
    "use strict";
    module.exports = URIError;
  }
});

// node_modules/math-intrinsics/abs.js
var require_abs = __commonJS({
  "node_modules/math-intrinsics/abs.js"(exports, module) {
    "use strict";
    module.exports = Math.abs;
  }
});

// node_modules/math-intrinsics/floor.js
var require_floor = __commonJS({
  "node_modules/math-intrinsics/floor.js"(exports, module) {
    "use strict";
    module.exports = Math.floor;
  }
});

// node_modules/math-intrinsics/max.js
var require_max = __commonJS({
  "node_modules/math-intrinsics/max.js"(exports, module) {
    "use strict";
    module.exports = Math.max;
  }
});

// node_modules/math-intrinsics/min.js
var require_min = __commonJS({
  "node_modules/math-intrinsics/min.js"(exports, module) {
    "use strict";
    module.exports = Math.min;
  }
});

// node_modules/math-intrinsics/pow.js
var require_pow = __commonJS({
  "node_modules/math-intrinsics/pow.js"(exports, module) {
    "use strict";
    module.exports = Math.pow;
  }
});

// node_modules/math-intrinsics/round.js
var require_round = __commonJS({
  "node_modules/math-intrinsics/round.js"(exports, module) {
    "use strict";
    module.exports = Math.round;
  }
});

// node_modules/math-intrinsics/isNaN.js
var require_isNaN = __commonJS({
  "node_modules/math-intrinsics/isNaN.js"(exports, module) {
    "use strict";
    module.exports = Number.isNaN || function isNaN2(a) {
      return a !== a;
    };
  }
});

// node_modules/math-intrinsics/sign.js
var require_sign = __commonJS({
  "node_modules/math-intrinsics/sign.js"(exports, module) {
    "use strict";
    var $isNaN = require_isNaN();
    module.exports = function sign(number) {
      if ($isNaN(number) || number === 0) {
        return number;
      }
      return number < 0 ? -1 : 1;
    };
  }
});

// node_modules/gopd/gOPD.js
var require_gOPD = __commonJS({
  "node_modules/gopd/gOPD.js"(exports, module) {
    "use strict";
    module.exports = Object.getOwnPropertyDescriptor;
  }
});

// node_modules/gopd/index.js
var require_gopd = __commonJS({
  "node_modules/gopd/index.js"(exports, module) {
    "use strict";
    var $gOPD = require_gOPD();
    if ($gOPD) {
      try {
        $gOPD([], "length");
      } catch (e) {
        $gOPD = null;
      }
    }
    module.exports = $gOPD;
  }
});

// node_modules/es-define-property/index.js
var require_es_define_property = __commonJS({
  "node_modules/es-define-property/index.js"(exports, module) {
    "use strict";
    var $defineProperty = Object.defineProperty || false;
    if ($defineProperty) {
      try {
        $defineProperty({}, "a", { value: 1 });
      } catch (e) {
        $defineProperty = false;
      }
    }
    module.exports = $defineProperty;
  }
});

// node_modules/has-symbols/shams.js
var require_shams = __commonJS({
  "node_modules/has-symbols/shams.js"(exports, module) {
    "use strict";
    module.exports = function hasSymbols() {
      if (typeof Symbol !== "function" || typeof Object.getOwnPropertySymbols !== "function") {
        return false;
      }
      if (typeof Symbol.iterator === "symbol") {
        return true;
      }
      var obj = {};
      var sym = /* @__PURE__ */ Symbol("test");
      var symObj = Object(sym);
      if (typeof sym === "string") {
        return false;
      }
      if (Object.prototype.toString.call(sym) !== "[object Symbol]") {
        return false;
      }
      if (Object.prototype.toString.call(symObj) !== "[object Symbol]") {
        return false;
      }
      var symVal = 42;
      obj[sym] = symVal;
      for (var _ in obj) {
        return false;
      }
      if (typeof Object.keys === "function" && Object.keys(obj).length !== 0) {
        return false;
      }
      if (typeof Object.getOwnPropertyNames === "function" && Object.getOwnPropertyNames(obj).length !== 0) {
        return false;
      }
      var syms = Object.getOwnPropertySymbols(obj);
      if (syms.length !== 1 || syms[0] !== sym) {
        return false;
      }
      if (!Object.prototype.propertyIsEnumerable.call(obj, sym)) {
        return false;
      }
      if (typeof Object.getOwnPropertyDescriptor === "function") {
        var descriptor = (
          /** @type {PropertyDescriptor} */
          Object.getOwnPropertyDescriptor(obj, sym)
        );
        if (descriptor.value !== symVal || descriptor.enumerable !== true) {
          return false;
        }
      }
      return true;
    };
  }
});

// node_modules/has-symbols/index.js
var require_has_symbols = __commonJS({
  "node_modules/has-symbols/index.js"(exports, module) {
    "use strict";
    var origSymbol = typeof Symbol !== "undefined" && Symbol;
    var hasSymbolSham = require_shams();
    module.exports = function hasNativeSymbols() {
      if (typeof origSymbol !== "function") {
        return false;
      }
      if (typeof Symbol !== "function") {
        return false;
      }
      if (typeof origSymbol("foo") !== "symbol") {
        return false;
      }
      if (typeof /* @__PURE__ */ Symbol("bar") !== "symbol") {
        return false;
      }
      return hasSymbolSham();
    };
  }
});

// node_modules/get-proto/Reflect.getPrototypeOf.js
var require_Reflect_getPrototypeOf = __commonJS({
  "node_modules/get-proto/Reflect.getPrototypeOf.js"(exports, module) {
    "use strict";
    module.exports = typeof Reflect !== "undefined" && Reflect.getPrototypeOf || null;
  }
});

// node_modules/get-proto/Object.getPrototypeOf.js
var require_Object_getPrototypeOf = __commonJS({
  "node_modules/get-proto/Object.getPrototypeOf.js"(exports, module) {
    "use strict";
    var $Object = require_es_object_atoms();
    module.exports = $Object.getPrototypeOf || null;
  }
});

// node_modules/function-bind/implementation.js
var require_implementation = __commonJS({
  "node_modules/function-bind/implementation.js"(exports, module) {
    "use strict";
    var ERROR_MESSAGE = "Function.prototype.bind called on incompatible ";
    var toStr = Object.prototype.toString;
    var max = Math.max;
    var funcType = "[object Function]";
    var concatty = function concatty2(a, b) {
      var arr = [];
      for (var i = 0; i < a.length; i += 1) {
        arr[i] = a[i];
      }
      for (var j = 0; j < b.length; j += 1) {
        arr[j + a.length] = b[j];
      }
      return arr;
    };
    var slicy = function slicy2(arrLike, offset) {
      var arr = [];
      for (var i = offset || 0, j = 0; i < arrLike.length; i += 1, j += 1) {
        arr[j] = arrLike[i];
      }
      return arr;
    };
    var joiny = function(arr, joiner) {
      var str = "";
      for (var i = 0; i < arr.length; i += 1) {
        str += arr[i];
        if (i + 1 < arr.length) {
          str += joiner;
        }
      }
      return str;
    };
    module.exports = function bind(that) {
      var target = this;
      if (typeof target !== "function" || toStr.apply(target) !== funcType) {
        throw new TypeError(ERROR_MESSAGE + target);
      }
      var args = slicy(arguments, 1);
      var bound;
      var binder = function() {
        if (this instanceof bound) {
          var result = target.apply(
            this,
            concatty(args, arguments)
          );
          if (Object(result) === result) {
            return result;
          }
          return this;
        }
        return target.apply(
          that,
          concatty(args, arguments)
        );
      };
      var boundLength = max(0, target.length - args.length);
      var boundArgs = [];
      for (var i = 0; i < boundLength; i++) {
        boundArgs[i] = "$" + i;
      }
      bound = Function("binder", "return function (" + joiny(boundArgs, ",") + "){ return binder.apply(this,arguments); }")(binder);
      if (target.prototype) {
        var Empty = function Empty2() {
        };
        Empty.prototype = target.prototype;
        bound.prototype = new Empty();
        Empty.prototype = null;
      }
      return bound;
    };
  }
});

// node_modules/function-bind/index.js
var require_function_bind = __commonJS({
  "node_modules/function-bind/index.js"(exports, module) {
    "use strict";
    var implementation = require_implementation();
    module.exports = Function.prototype.bind || implementation;
  }
});

// node_modules/call-bind-apply-helpers/functionCall.js
var require_functionCall = __commonJS({
  "node_modules/call-bind-apply-helpers/functionCall.js"(exports, module) {
    "use strict";
    module.exports = Function.prototype.call;
  }
});

// node_modules/call-bind-apply-helpers/functionApply.js
var require_functionApply = __commonJS({
  "node_modules/call-bind-apply-helpers/functionApply.js"(exports, module) {
    "use strict";
    module.exports = Function.prototype.apply;
  }
});

// node_modules/call-bind-apply-helpers/reflectApply.js
var require_reflectApply = __commonJS({
  "node_modules/call-bind-apply-helpers/reflectApply.js"(exports, module) {
    "use strict";
    module.exports = typeof Reflect !== "undefined" && Reflect && Reflect.apply;
  }
});

// node_modules/call-bind-apply-helpers/actualApply.js
var require_actualApply = __commonJS({
  "node_modules/call-bind-apply-helpers/actualApply.js"(exports, module) {
    "use strict";
    var bind = require_function_bind();
    var $apply = require_functionApply();
    var $call = require_functionCall();
    var $reflectApply = require_reflectApply();
    module.exports = $reflectApply || bind.call($call, $apply);
  }
});

// node_modules/call-bind-apply-helpers/index.js
var require_call_bind_apply_helpers = __commonJS({
  "node_modules/call-bind-apply-helpers/index.js"(exports, module) {
    "use strict";
    var bind = require_function_bind();
    var $TypeError = require_type();
    var $call = require_functionCall();
    var $actualApply = require_actualApply();
    module.exports = function callBindBasic(args) {
      if (args.length < 1 || typeof args[0] !== "function") {
        throw new $TypeError("a function is required");
      }
      return $actualApply(bind, $call, args);
    };
  }
});

// node_modules/dunder-proto/get.js
var require_get = __commonJS({
  "node_modules/dunder-proto/get.js"(exports, module) {
    "use strict";
    var callBind = require_call_bind_apply_helpers();
    var gOPD = require_gopd();
    var hasProtoAccessor;
    try {
      hasProtoAccessor = /** @type {{ __proto__?: typeof Array.prototype }} */
      [].__proto__ === Array.prototype;
    } catch (e) {
      if (!e || typeof e !== "object" || !("code" in e) || e.code !== "ERR_PROTO_ACCESS") {
        throw e;
      }
    }
    var desc = !!hasProtoAccessor && gOPD && gOPD(
      Object.prototype,
      /** @type {keyof typeof Object.prototype} */
      "__proto__"
    );
    var $Object = Object;
    var $getPrototypeOf = $Object.getPrototypeOf;
    module.exports = desc && typeof desc.get === "function" ? callBind([desc.get]) : typeof $getPrototypeOf === "function" ? (
      /** @type {import('./get')} */
      function getDunder(value) {
        return $getPrototypeOf(value == null ? value : $Object(value));
      }
    ) : false;
  }
});

// node_modules/get-proto/index.js
var require_get_proto = __commonJS({
  "node_modules/get-proto/index.js"(exports, module) {
    "use strict";
    var reflectGetProto = require_Reflect_getPrototypeOf();
    var originalGetProto = require_Object_getPrototypeOf();
    var getDunderProto = require_get();
    module.exports = reflectGetProto ? function getProto(O) {
      return reflectGetProto(O);
    } : originalGetProto ? function getProto(O) {
      if (!O || typeof O !== "object" && typeof O !== "function") {
        throw new TypeError("getProto: not an object");
      }
      return originalGetProto(O);
    } : getDunderProto ? function getProto(O) {
      return getDunderProto(O);
    } : null;
  }
});

// node_modules/async-function/index.js
var require_async_function = __commonJS({
  "node_modules/async-function/index.js"(exports, module) {
    "use strict";
    var cached = (
      /** @type {import('.').AsyncFunctionConstructor} */
      async function() {
      }.constructor
    );
    module.exports = () => cached;
  }
});

// node_modules/generator-function/index.js
var require_generator_function = __commonJS({
  "node_modules/generator-function/index.js"(exports, module) {
    "use strict";
    var cached = (
      /** @type {GeneratorFunctionConstructor} */
      function* () {
      }.constructor
    );
    module.exports = () => cached;
  }
});

// node_modules/async-generator-function/index.js
var require_async_generator_function = __commonJS({
  "node_modules/async-generator-function/index.js"(exports, module) {
    "use strict";
    var cached = (
      /** @type {import('.').AsyncGeneratorFunctionConstructor} */
      async function* () {
      }.constructor
    );
    module.exports = () => cached;
  }
});

// node_modules/hasown/index.js
var require_hasown = __commonJS({
  "node_modules/hasown/index.js"(exports, module) {
    "use strict";
    var call = Function.prototype.call;
    var $hasOwn = Object.prototype.hasOwnProperty;
    var bind = require_function_bind();
    module.exports = bind.call(call, $hasOwn);
  }
});

// node_modules/get-intrinsic/index.js
var require_get_intrinsic = __commonJS({
  "node_modules/get-intrinsic/index.js"(exports, module) {
    "use strict";
    var undefined2;
    var $Object = require_es_object_atoms();
    var $Error = require_es_errors();
    var $EvalError = require_eval();
    var $RangeError = require_range();
    var $ReferenceError = require_ref();
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var $URIError = require_uri();
    var abs = require_abs();
    var floor = require_floor();
    var max = require_max();
    var min = require_min();
    var pow = require_pow();
    var round = require_round();
    var sign = require_sign();
    var $gOPD = require_gopd();
    var $defineProperty = require_es_define_property();
    var throwTypeError = function() {
      throw new $TypeError();
    };
    var ThrowTypeError = $gOPD ? (function() {
      try {
        arguments.callee;
        return throwTypeError;
      } catch (calleeThrows) {
        try {
          return $gOPD(arguments, "callee").get;
        } catch (gOPDthrows) {
          return throwTypeError;
        }
      }
    })() : throwTypeError;
    var hasSymbols = require_has_symbols()();
    var getProto = require_get_proto();
    var $ObjectGPO = require_Object_getPrototypeOf();
    var $ReflectGPO = require_Reflect_getPrototypeOf();
    var $apply = require_functionApply();
    var $call = require_functionCall();
    var needsEval = {};
    var TypedArray = typeof Uint8Array === "undefined" || !getProto ? undefined2 : getProto(Uint8Array);
    var INTRINSICS = {
      __proto__: null,
      "%AggregateError%": typeof AggregateError === "undefined" ? undefined2 : AggregateError,
      "%Array%": Array,
      "%ArrayBuffer%": typeof ArrayBuffer === "undefined" ? undefined2 : ArrayBuffer,
      "%ArrayIteratorPrototype%": hasSymbols && getProto ? getProto([][Symbol.iterator]()) : undefined2,
      "%AsyncFromSyncIteratorPrototype%": undefined2,
      "%AsyncFunction%": needsEval,
      "%AsyncGenerator%": needsEval,
      "%AsyncGeneratorFunction%": needsEval,
      "%AsyncIteratorPrototype%": needsEval,
      "%Atomics%": typeof Atomics === "undefined" ? undefined2 : Atomics,
      "%BigInt%": typeof BigInt === "undefined" ? undefined2 : BigInt,
      "%BigInt64Array%": typeof BigInt64Array === "undefined" ? undefined2 : BigInt64Array,
      "%BigUint64Array%": typeof BigUint64Array === "undefined" ? undefined2 : BigUint64Array,
      "%Boolean%": Boolean,
      "%DataView%": typeof DataView === "undefined" ? undefined2 : DataView,
      "%Date%": Date,
      "%decodeURI%": decodeURI,
      "%decodeURIComponent%": decodeURIComponent,
      "%encodeURI%": encodeURI,
      "%encodeURIComponent%": encodeURIComponent,
      "%Error%": $Error,
      "%eval%": eval,
      // eslint-disable-line no-eval
      "%EvalError%": $EvalError,
      "%Float16Array%": typeof Float16Array === "undefined" ? undefined2 : Float16Array,
      "%Float32Array%": typeof Float32Array === "undefined" ? undefined2 : Float32Array,
      "%Float64Array%": typeof Float64Array === "undefined" ? undefined2 : Float64Array,
      "%FinalizationRegistry%": typeof FinalizationRegistry === "undefined" ? undefined2 : FinalizationRegistry,
      "%Function%": Function,
      "%GeneratorFunction%": needsEval,
      "%Int8Array%": typeof Int8Array === "undefined" ? undefined2 : Int8Array,
      "%Int16Array%": typeof Int16Array === "undefined" ? undefined2 : Int16Array,
      "%Int32Array%": typeof Int32Array === "undefined" ? undefined2 : Int32Array,
      "%isFinite%": isFinite,
      "%isNaN%": isNaN,
      "%IteratorPrototype%": hasSymbols && getProto ? getProto(getProto([][Symbol.iterator]())) : undefined2,
      "%JSON%": typeof JSON === "object" ? JSON : undefined2,
      "%Map%": typeof Map === "undefined" ? undefined2 : Map,
      "%MapIteratorPrototype%": typeof Map === "undefined" || !hasSymbols || !getProto ? undefined2 : getProto((/* @__PURE__ */ new Map())[Symbol.iterator]()),
      "%Math%": Math,
      "%Number%": Number,
      "%Object%": $Object,
      "%Object.getOwnPropertyDescriptor%": $gOPD,
      "%parseFloat%": parseFloat,
      "%parseInt%": parseInt,
      "%Promise%": typeof Promise === "undefined" ? undefined2 : Promise,
      "%Proxy%": typeof Proxy === "undefined" ? undefined2 : Proxy,
      "%RangeError%": $RangeError,
      "%ReferenceError%": $ReferenceError,
      "%Reflect%": typeof Reflect === "undefined" ? undefined2 : Reflect,
      "%RegExp%": RegExp,
      "%Set%": typeof Set === "undefined" ? undefined2 : Set,
      "%SetIteratorPrototype%": typeof Set === "undefined" || !hasSymbols || !getProto ? undefined2 : getProto((/* @__PURE__ */ new Set())[Symbol.iterator]()),
      "%SharedArrayBuffer%": typeof SharedArrayBuffer === "undefined" ? undefined2 : SharedArrayBuffer,
      "%String%": String,
      "%StringIteratorPrototype%": hasSymbols && getProto ? getProto(""[Symbol.iterator]()) : undefined2,
      "%Symbol%": hasSymbols ? Symbol : undefined2,
      "%SyntaxError%": $SyntaxError,
      "%ThrowTypeError%": ThrowTypeError,
      "%TypedArray%": TypedArray,
      "%TypeError%": $TypeError,
      "%Uint8Array%": typeof Uint8Array === "undefined" ? undefined2 : Uint8Array,
      "%Uint8ClampedArray%": typeof Uint8ClampedArray === "undefined" ? undefined2 : Uint8ClampedArray,
      "%Uint16Array%": typeof Uint16Array === "undefined" ? undefined2 : Uint16Array,
      "%Uint32Array%": typeof Uint32Array === "undefined" ? undefined2 : Uint32Array,
      "%URIError%": $URIError,
      "%WeakMap%": typeof WeakMap === "undefined" ? undefined2 : WeakMap,
      "%WeakRef%": typeof WeakRef === "undefined" ? undefined2 : WeakRef,
      "%WeakSet%": typeof WeakSet === "undefined" ? undefined2 : WeakSet,
      "%Function.prototype.call%": $call,
      "%Function.prototype.apply%": $apply,
      "%Object.defineProperty%": $defineProperty,
      "%Object.getPrototypeOf%": $ObjectGPO,
      "%Math.abs%": abs,
      "%Math.floor%": floor,
      "%Math.max%": max,
      "%Math.min%": min,
      "%Math.pow%": pow,
      "%Math.round%": round,
      "%Math.sign%": sign,
      "%Reflect.getPrototypeOf%": $ReflectGPO
    };
    if (getProto) {
      try {
        null.error;
      } catch (e) {
        errorProto = getProto(getProto(e));
        INTRINSICS["%Error.prototype%"] = errorProto;
      }
    }
    var errorProto;
    var getAsyncFunction = require_async_function();
    var getGeneratorFunction = require_generator_function();
    var getAsyncGeneratorFunction = require_async_generator_function();
    var doEval = function doEval2(name) {
      var value;
      if (name === "%AsyncFunction%") {
        value = getAsyncFunction() || void undefined2;
      } else if (name === "%GeneratorFunction%") {
        value = getGeneratorFunction() || void undefined2;
      } else if (name === "%AsyncGeneratorFunction%") {
        value = getAsyncGeneratorFunction() || void undefined2;
      } else if (name === "%AsyncGenerator%") {
        var fn = doEval2("%AsyncGeneratorFunction%");
        if (fn) {
          value = fn.prototype;
        }
      } else if (name === "%AsyncIteratorPrototype%") {
        var gen = doEval2("%AsyncGenerator%");
        if (gen && getProto) {
          value = getProto(gen.prototype);
        }
      }
      INTRINSICS[name] = value;
      return value;
    };
    var LEGACY_ALIASES = {
      __proto__: null,
      "%ArrayBufferPrototype%": ["ArrayBuffer", "prototype"],
      "%ArrayPrototype%": ["Array", "prototype"],
      "%ArrayProto_entries%": ["Array", "prototype", "entries"],
      "%ArrayProto_forEach%": ["Array", "prototype", "forEach"],
      "%ArrayProto_keys%": ["Array", "prototype", "keys"],
      "%ArrayProto_values%": ["Array", "prototype", "values"],
      "%AsyncFunctionPrototype%": ["AsyncFunction", "prototype"],
      "%AsyncGenerator%": ["AsyncGeneratorFunction", "prototype"],
      "%AsyncGeneratorPrototype%": ["AsyncGeneratorFunction", "prototype", "prototype"],
      "%BooleanPrototype%": ["Boolean", "prototype"],
      "%DataViewPrototype%": ["DataView", "prototype"],
      "%DatePrototype%": ["Date", "prototype"],
      "%ErrorPrototype%": ["Error", "prototype"],
      "%EvalErrorPrototype%": ["EvalError", "prototype"],
      "%Float32ArrayPrototype%": ["Float32Array", "prototype"],
      "%Float64ArrayPrototype%": ["Float64Array", "prototype"],
      "%FunctionPrototype%": ["Function", "prototype"],
      "%Generator%": ["GeneratorFunction", "prototype"],
      "%GeneratorPrototype%": ["GeneratorFunction", "prototype", "prototype"],
      "%Int8ArrayPrototype%": ["Int8Array", "prototype"],
      "%Int16ArrayPrototype%": ["Int16Array", "prototype"],
      "%Int32ArrayPrototype%": ["Int32Array", "prototype"],
      "%JSONParse%": ["JSON", "parse"],
      "%JSONStringify%": ["JSON", "stringify"],
      "%MapPrototype%": ["Map", "prototype"],
      "%NumberPrototype%": ["Number", "prototype"],
      "%ObjectPrototype%": ["Object", "prototype"],
      "%ObjProto_toString%": ["Object", "prototype", "toString"],
      "%ObjProto_valueOf%": ["Object", "prototype", "valueOf"],
      "%PromisePrototype%": ["Promise", "prototype"],
      "%PromiseProto_then%": ["Promise", "prototype", "then"],
      "%Promise_all%": ["Promise", "all"],
      "%Promise_reject%": ["Promise", "reject"],
      "%Promise_resolve%": ["Promise", "resolve"],
      "%RangeErrorPrototype%": ["RangeError", "prototype"],
      "%ReferenceErrorPrototype%": ["ReferenceError", "prototype"],
      "%RegExpPrototype%": ["RegExp", "prototype"],
      "%SetPrototype%": ["Set", "prototype"],
      "%SharedArrayBufferPrototype%": ["SharedArrayBuffer", "prototype"],
      "%StringPrototype%": ["String", "prototype"],
      "%SymbolPrototype%": ["Symbol", "prototype"],
      "%SyntaxErrorPrototype%": ["SyntaxError", "prototype"],
      "%TypedArrayPrototype%": ["TypedArray", "prototype"],
      "%TypeErrorPrototype%": ["TypeError", "prototype"],
      "%Uint8ArrayPrototype%": ["Uint8Array", "prototype"],
      "%Uint8ClampedArrayPrototype%": ["Uint8ClampedArray", "prototype"],
      "%Uint16ArrayPrototype%": ["Uint16Array", "prototype"],
      "%Uint32ArrayPrototype%": ["Uint32Array", "prototype"],
      "%URIErrorPrototype%": ["URIError", "prototype"],
      "%WeakMapPrototype%": ["WeakMap", "prototype"],
      "%WeakSetPrototype%": ["WeakSet", "prototype"]
    };
    var bind = require_function_bind();
    var hasOwn = require_hasown();
    var $concat = bind.call($call, Array.prototype.concat);
    var $spliceApply = bind.call($apply, Array.prototype.splice);
    var $replace = bind.call($call, String.prototype.replace);
    var $strSlice = bind.call($call, String.prototype.slice);
    var $exec = bind.call($call, RegExp.prototype.exec);
    var rePropName = /[^%.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|%$))/g;
    var reEscapeChar = /\\(\\)?/g;
    var stringToPath = function stringToPath2(string) {
      var first = $strSlice(string, 0, 1);
      var last = $strSlice(string, -1);
      if (first === "%" && last !== "%") {
        throw new $SyntaxError("invalid intrinsic syntax, expected closing `%`");
      } else if (last === "%" && first !== "%") {
        throw new $SyntaxError("invalid intrinsic syntax, expected opening `%`");
      }
      var result = [];
      $replace(string, rePropName, function(match, number, quote, subString) {
        result[result.length] = quote ? $replace(subString, reEscapeChar, "$1") : number || match;
      });
      return result;
    };
    var getBaseIntrinsic = function getBaseIntrinsic2(name, allowMissing) {
      var intrinsicName = name;
      var alias;
      if (hasOwn(LEGACY_ALIASES, intrinsicName)) {
        alias = LEGACY_ALIASES[intrinsicName];
        intrinsicName = "%" + alias[0] + "%";
      }
      if (hasOwn(INTRINSICS, intrinsicName)) {
        var value = INTRINSICS[intrinsicName];
        if (value === needsEval) {
          value = doEval(intrinsicName);
        }
        if (typeof value === "undefined" && !allowMissing) {
          throw new $TypeError("intrinsic " + name + " exists, but is not available. Please file an issue!");
        }
        return {
          alias,
          name: intrinsicName,
          value
        };
      }
      throw new $SyntaxError("intrinsic " + name + " does not exist!");
    };
    module.exports = function GetIntrinsic(name, allowMissing) {
      if (typeof name !== "string" || name.length === 0) {
        throw new $TypeError("intrinsic name must be a non-empty string");
      }
      if (arguments.length > 1 && typeof allowMissing !== "boolean") {
        throw new $TypeError('"allowMissing" argument must be a boolean');
      }
      if ($exec(/^%?[^%]*%?$/, name) === null) {
        throw new $SyntaxError("`%` may not be present anywhere but at the beginning and end of the intrinsic name");
      }
      var parts = stringToPath(name);
      var intrinsicBaseName = parts.length > 0 ? parts[0] : "";
      var intrinsic = getBaseIntrinsic("%" + intrinsicBaseName + "%", allowMissing);
      var intrinsicRealName = intrinsic.name;
      var value = intrinsic.value;
      var skipFurtherCaching = false;
      var alias = intrinsic.alias;
      if (alias) {
        intrinsicBaseName = alias[0];
        $spliceApply(parts, $concat([0, 1], alias));
      }
      for (var i = 1, isOwn = true; i < parts.length; i += 1) {
        var part = parts[i];
        var first = $strSlice(part, 0, 1);
        var last = $strSlice(part, -1);
        if ((first === '"' || first === "'" || first === "`" || (last === '"' || last === "'" || last === "`")) && first !== last) {
          throw new $SyntaxError("property names with quotes must have matching quotes");
        }
        if (part === "constructor" || !isOwn) {
          skipFurtherCaching = true;
        }
        intrinsicBaseName += "." + part;
        intrinsicRealName = "%" + intrinsicBaseName + "%";
        if (hasOwn(INTRINSICS, intrinsicRealName)) {
          value = INTRINSICS[intrinsicRealName];
        } else if (value != null) {
          if (!(part in value)) {
            if (!allowMissing) {
              throw new $TypeError("base intrinsic for " + name + " exists, but the property is not available.");
            }
            return void undefined2;
          }
          if ($gOPD && i + 1 >= parts.length) {
            var desc = $gOPD(value, part);
            isOwn = !!desc;
            if (isOwn && "get" in desc && !("originalValue" in desc.get)) {
              value = desc.get;
            } else {
              value = value[part];
            }
          } else {
            isOwn = hasOwn(value, part);
            value = value[part];
          }
          if (isOwn && !skipFurtherCaching) {
            INTRINSICS[intrinsicRealName] = value;
          }
        }
      }
      return value;
    };
  }
});

// node_modules/define-data-property/index.js
var require_define_data_property = __commonJS({
  "node_modules/define-data-property/index.js"(exports, module) {
    "use strict";
    var $defineProperty = require_es_define_property();
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var gopd = require_gopd();
    module.exports = function defineDataProperty(obj, property, value) {
      if (!obj || typeof obj !== "object" && typeof obj !== "function") {
        throw new $TypeError("`obj` must be an object or a function`");
      }
      if (typeof property !== "string" && typeof property !== "symbol") {
        throw new $TypeError("`property` must be a string or a symbol`");
      }
      if (arguments.length > 3 && typeof arguments[3] !== "boolean" && arguments[3] !== null) {
        throw new $TypeError("`nonEnumerable`, if provided, must be a boolean or null");
      }
      if (arguments.length > 4 && typeof arguments[4] !== "boolean" && arguments[4] !== null) {
        throw new $TypeError("`nonWritable`, if provided, must be a boolean or null");
      }
      if (arguments.length > 5 && typeof arguments[5] !== "boolean" && arguments[5] !== null) {
        throw new $TypeError("`nonConfigurable`, if provided, must be a boolean or null");
      }
      if (arguments.length > 6 && typeof arguments[6] !== "boolean") {
        throw new $TypeError("`loose`, if provided, must be a boolean");
      }
      var nonEnumerable = arguments.length > 3 ? arguments[3] : null;
      var nonWritable = arguments.length > 4 ? arguments[4] : null;
      var nonConfigurable = arguments.length > 5 ? arguments[5] : null;
      var loose = arguments.length > 6 ? arguments[6] : false;
      var desc = !!gopd && gopd(obj, property);
      if ($defineProperty) {
        $defineProperty(obj, property, {
          configurable: nonConfigurable === null && desc ? desc.configurable : !nonConfigurable,
          enumerable: nonEnumerable === null && desc ? desc.enumerable : !nonEnumerable,
          value,
          writable: nonWritable === null && desc ? desc.writable : !nonWritable
        });
      } else if (loose || !nonEnumerable && !nonWritable && !nonConfigurable) {
        obj[property] = value;
      } else {
        throw new $SyntaxError("This environment does not support defining a property as non-configurable, non-writable, or non-enumerable.");
      }
    };
  }
});

// node_modules/has-property-descriptors/index.js
var require_has_property_descriptors = __commonJS({
  "node_modules/has-property-descriptors/index.js"(exports, module) {
    "use strict";
    var $defineProperty = require_es_define_property();
    var hasPropertyDescriptors = function hasPropertyDescriptors2() {
      return !!$defineProperty;
    };
    hasPropertyDescriptors.hasArrayLengthDefineBug = function hasArrayLengthDefineBug() {
      if (!$defineProperty) {
        return null;
      }
      try {
        return $defineProperty([], "length", { value: 1 }).length !== 1;
      } catch (e) {
        return true;
      }
    };
    module.exports = hasPropertyDescriptors;
  }
});

// node_modules/set-function-length/index.js
var require_set_function_length = __commonJS({
  "node_modules/set-function-length/index.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var define = require_define_data_property();
    var hasDescriptors = require_has_property_descriptors()();
    var gOPD = require_gopd();
    var $TypeError = require_type();
    var $floor = GetIntrinsic("%Math.floor%");
    module.exports = function setFunctionLength(fn, length) {
      if (typeof fn !== "function") {
        throw new $TypeError("`fn` is not a function");
      }
      if (typeof length !== "number" || length < 0 || length > 4294967295 || $floor(length) !== length) {
        throw new $TypeError("`length` must be a positive 32-bit integer");
      }
      var loose = arguments.length > 2 && !!arguments[2];
      var functionLengthIsConfigurable = true;
      var functionLengthIsWritable = true;
      if ("length" in fn && gOPD) {
        var desc = gOPD(fn, "length");
        if (desc && !desc.configurable) {
          functionLengthIsConfigurable = false;
        }
        if (desc && !desc.writable) {
          functionLengthIsWritable = false;
        }
      }
      if (functionLengthIsConfigurable || functionLengthIsWritable || !loose) {
        if (hasDescriptors) {
          define(
            /** @type {Parameters<define>[0]} */
            fn,
            "length",
            length,
            true,
            true
          );
        } else {
          define(
            /** @type {Parameters<define>[0]} */
            fn,
            "length",
            length
          );
        }
      }
      return fn;
    };
  }
});

// node_modules/call-bind-apply-helpers/applyBind.js
var require_applyBind = __commonJS({
  "node_modules/call-bind-apply-helpers/applyBind.js"(exports, module) {
    "use strict";
    var bind = require_function_bind();
    var $apply = require_functionApply();
    var actualApply = require_actualApply();
    module.exports = function applyBind() {
      return actualApply(bind, $apply, arguments);
    };
  }
});

// node_modules/call-bind/index.js
var require_call_bind = __commonJS({
  "node_modules/call-bind/index.js"(exports, module) {
    "use strict";
    var setFunctionLength = require_set_function_length();
    var $defineProperty = require_es_define_property();
    var callBindBasic = require_call_bind_apply_helpers();
    var applyBind = require_applyBind();
    module.exports = function callBind(originalFunction) {
      var func = callBindBasic(arguments);
      var adjustedLength = 1 + originalFunction.length - (arguments.length - 1);
      return setFunctionLength(
        func,
        adjustedLength > 0 ? adjustedLength : 0,
        true
      );
    };
    if ($defineProperty) {
      $defineProperty(module.exports, "apply", { value: applyBind });
    } else {
      module.exports.apply = applyBind;
    }
  }
});

// node_modules/call-bound/index.js
var require_call_bound = __commonJS({
  "node_modules/call-bound/index.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var callBindBasic = require_call_bind_apply_helpers();
    var $indexOf = callBindBasic([GetIntrinsic("%String.prototype.indexOf%")]);
    module.exports = function callBoundIntrinsic(name, allowMissing) {
      var intrinsic = (
        /** @type {(this: unknown, ...args: unknown[]) => unknown} */
        GetIntrinsic(name, !!allowMissing)
      );
      if (typeof intrinsic === "function" && $indexOf(name, ".prototype.") > -1) {
        return callBindBasic(
          /** @type {const} */
          [intrinsic]
        );
      }
      return intrinsic;
    };
  }
});

// node_modules/has-tostringtag/shams.js
var require_shams2 = __commonJS({
  "node_modules/has-tostringtag/shams.js"(exports, module) {
    "use strict";
    var hasSymbols = require_shams();
    module.exports = function hasToStringTagShams() {
      return hasSymbols() && !!Symbol.toStringTag;
    };
  }
});

// node_modules/which-typed-array/index.js
var require_which_typed_array = __commonJS({
  "node_modules/which-typed-array/index.js"(exports, module) {
    "use strict";
    var forEach = require_for_each();
    var availableTypedArrays = require_available_typed_arrays();
    var callBind = require_call_bind();
    var callBound = require_call_bound();
    var gOPD = require_gopd();
    var getProto = require_get_proto();
    var $toString = callBound("Object.prototype.toString");
    var hasToStringTag = require_shams2()();
    var g = typeof globalThis === "undefined" ? global : globalThis;
    var typedArrays = availableTypedArrays();
    var $slice = callBound("String.prototype.slice");
    var $indexOf = callBound("Array.prototype.indexOf", true) || function indexOf(array, value) {
      for (var i = 0; i < array.length; i += 1) {
        if (array[i] === value) {
          return i;
        }
      }
      return -1;
    };
    var cache = { __proto__: null };
    if (hasToStringTag && gOPD && getProto) {
      forEach(typedArrays, function(typedArray) {
        var arr = new g[typedArray]();
        if (Symbol.toStringTag in arr && getProto) {
          var proto = getProto(arr);
          var descriptor = gOPD(proto, Symbol.toStringTag);
          if (!descriptor && proto) {
            var superProto = getProto(proto);
            descriptor = gOPD(superProto, Symbol.toStringTag);
          }
          if (descriptor && descriptor.get) {
            var bound = callBind(descriptor.get);
            cache[
              /** @type {`$${TypedArrayName}`} */
              "$" + typedArray
            ] = bound;
          }
        }
      });
    } else {
      forEach(typedArrays, function(typedArray) {
        var arr = new g[typedArray]();
        var fn = arr.slice || arr.set;
        if (fn) {
          var bound = (
            /** @type {typeof BoundSlice | typeof BoundSet} */
            // @ts-expect-error TODO FIXME
            callBind(fn)
          );
          cache[
            /** @type {`$${TypedArrayName}`} */
            "$" + typedArray
          ] = bound;
        }
      });
    }
    function tryTypedArrays(value) {
      var found = false;
      forEach(
        /** @type {Record<`$${TypedArrayName}`, Getter>} */
        cache,
        /** @param {Getter} getter @param {`$${TypedArrayName}`} typedArray */
        function(getter, typedArray) {
          if (!found) {
            try {
              if ("$" + getter(value) === typedArray) {
                found = /** @type {TypedArrayName} */
                $slice(typedArray, 1);
              }
            } catch (e) {
            }
          }
        }
      );
      return found;
    }
    function trySlices(value) {
      var found = false;
      forEach(
        /** @type {Record<`$${TypedArrayName}`, Getter>} */
        cache,
        /** @param {Getter} getter @param {`$${TypedArrayName}`} name */
        function(getter, name) {
          if (!found) {
            try {
              getter(value);
              found = /** @type {TypedArrayName} */
              $slice(name, 1);
            } catch (e) {
            }
          }
        }
      );
      return found;
    }
    function isTATag(tag) {
      return $indexOf(typedArrays, tag) > -1;
    }
    function whichTypedArray(value) {
      if (!value || typeof value !== "object") {
        return false;
      }
      if (!hasToStringTag) {
        var tag = $slice($toString(value), 8, -1);
        if (isTATag(tag)) {
          return tag;
        }
        if (tag !== "Object") {
          return false;
        }
        return trySlices(value);
      }
      if (!gOPD) {
        return null;
      }
      return tryTypedArrays(value);
    }
    module.exports = whichTypedArray;
  }
});

// node_modules/object-keys/isArguments.js
var require_isArguments = __commonJS({
  "node_modules/object-keys/isArguments.js"(exports, module) {
    "use strict";
    var toStr = Object.prototype.toString;
    module.exports = function isArguments(value) {
      var str = toStr.call(value);
      var isArgs = str === "[object Arguments]";
      if (!isArgs) {
        isArgs = str !== "[object Array]" && value !== null && typeof value === "object" && typeof value.length === "number" && value.length >= 0 && toStr.call(value.callee) === "[object Function]";
      }
      return isArgs;
    };
  }
});

// node_modules/object-keys/implementation.js
var require_implementation2 = __commonJS({
  "node_modules/object-keys/implementation.js"(exports, module) {
    "use strict";
    var keysShim;
    if (!Object.keys) {
      has = Object.prototype.hasOwnProperty;
      toStr = Object.prototype.toString;
      isArgs = require_isArguments();
      isEnumerable = Object.prototype.propertyIsEnumerable;
      hasDontEnumBug = !isEnumerable.call({ toString: null }, "toString");
      hasProtoEnumBug = isEnumerable.call(function() {
      }, "prototype");
      dontEnums = [
        "toString",
        "toLocaleString",
        "valueOf",
        "hasOwnProperty",
        "isPrototypeOf",
        "propertyIsEnumerable",
        "constructor"
      ];
      equalsConstructorPrototype = function(o) {
        var ctor = o.constructor;
        return ctor && ctor.prototype === o;
      };
      excludedKeys = {
        $applicationCache: true,
        $console: true,
        $external: true,
        $frame: true,
        $frameElement: true,
        $frames: true,
        $innerHeight: true,
        $innerWidth: true,
        $onmozfullscreenchange: true,
        $onmozfullscreenerror: true,
        $outerHeight: true,
        $outerWidth: true,
        $pageXOffset: true,
        $pageYOffset: true,
        $parent: true,
        $scrollLeft: true,
        $scrollTop: true,
        $scrollX: true,
        $scrollY: true,
        $self: true,
        $webkitIndexedDB: true,
        $webkitStorageInfo: true,
        $window: true
      };
      hasAutomationEqualityBug = (function() {
        if (typeof window === "undefined") {
          return false;
        }
        for (var k in window) {
          try {
            if (!excludedKeys["$" + k] && has.call(window, k) && window[k] !== null && typeof window[k] === "object") {
              try {
                equalsConstructorPrototype(window[k]);
              } catch (e) {
                return true;
              }
            }
          } catch (e) {
            return true;
          }
        }
        return false;
      })();
      equalsConstructorPrototypeIfNotBuggy = function(o) {
        if (typeof window === "undefined" || !hasAutomationEqualityBug) {
          return equalsConstructorPrototype(o);
        }
        try {
          return equalsConstructorPrototype(o);
        } catch (e) {
          return false;
        }
      };
      keysShim = function keys(object) {
        var isObject = object !== null && typeof object === "object";
        var isFunction = toStr.call(object) === "[object Function]";
        var isArguments = isArgs(object);
        var isString = isObject && toStr.call(object) === "[object String]";
        var theKeys = [];
        if (!isObject && !isFunction && !isArguments) {
          throw new TypeError("Object.keys called on a non-object");
        }
        var skipProto = hasProtoEnumBug && isFunction;
        if (isString && object.length > 0 && !has.call(object, 0)) {
          for (var i = 0; i < object.length; ++i) {
            theKeys.push(String(i));
          }
        }
        if (isArguments && object.length > 0) {
          for (var j = 0; j < object.length; ++j) {
            theKeys.push(String(j));
          }
        } else {
          for (var name in object) {
            if (!(skipProto && name === "prototype") && has.call(object, name)) {
              theKeys.push(String(name));
            }
          }
        }
        if (hasDontEnumBug) {
          var skipConstructor = equalsConstructorPrototypeIfNotBuggy(object);
          for (var k = 0; k < dontEnums.length; ++k) {
            if (!(skipConstructor && dontEnums[k] === "constructor") && has.call(object, dontEnums[k])) {
              theKeys.push(dontEnums[k]);
            }
          }
        }
        return theKeys;
      };
    }
    var has;
    var toStr;
    var isArgs;
    var isEnumerable;
    var hasDontEnumBug;
    var hasProtoEnumBug;
    var dontEnums;
    var equalsConstructorPrototype;
    var excludedKeys;
    var hasAutomationEqualityBug;
    var equalsConstructorPrototypeIfNotBuggy;
    module.exports = keysShim;
  }
});

// node_modules/object-keys/index.js
var require_object_keys = __commonJS({
  "node_modules/object-keys/index.js"(exports, module) {
    "use strict";
    var slice = Array.prototype.slice;
    var isArgs = require_isArguments();
    var origKeys = Object.keys;
    var keysShim = origKeys ? function keys(o) {
      return origKeys(o);
    } : require_implementation2();
    var originalKeys = Object.keys;
    keysShim.shim = function shimObjectKeys() {
      if (Object.keys) {
        var keysWorksWithArguments = (function() {
          var args = Object.keys(arguments);
          return args && args.length === arguments.length;
        })(1, 2);
        if (!keysWorksWithArguments) {
          Object.keys = function keys(object) {
            if (isArgs(object)) {
              return originalKeys(slice.call(object));
            }
            return originalKeys(object);
          };
        }
      } else {
        Object.keys = keysShim;
      }
      return Object.keys || keysShim;
    };
    module.exports = keysShim;
  }
});

// node_modules/define-properties/index.js
var require_define_properties = __commonJS({
  "node_modules/define-properties/index.js"(exports, module) {
    "use strict";
    var keys = require_object_keys();
    var hasSymbols = typeof Symbol === "function" && typeof /* @__PURE__ */ Symbol("foo") === "symbol";
    var toStr = Object.prototype.toString;
    var concat = Array.prototype.concat;
    var defineDataProperty = require_define_data_property();
    var isFunction = function(fn) {
      return typeof fn === "function" && toStr.call(fn) === "[object Function]";
    };
    var supportsDescriptors = require_has_property_descriptors()();
    var defineProperty = function(object, name, value, predicate) {
      if (name in object) {
        if (predicate === true) {
          if (object[name] === value) {
            return;
          }
        } else if (!isFunction(predicate) || !predicate()) {
          return;
        }
      }
      if (supportsDescriptors) {
        defineDataProperty(object, name, value, true);
      } else {
        defineDataProperty(object, name, value);
      }
    };
    var defineProperties = function(object, map) {
      var predicates = arguments.length > 2 ? arguments[2] : {};
      var props = keys(map);
      if (hasSymbols) {
        props = concat.call(props, Object.getOwnPropertySymbols(map));
      }
      for (var i = 0; i < props.length; i += 1) {
        defineProperty(object, props[i], map[props[i]], predicates[props[i]]);
      }
    };
    defineProperties.supportsDescriptors = !!supportsDescriptors;
    module.exports = defineProperties;
  }
});

// node_modules/object-inspect/util.inspect.js
var require_util_inspect = __commonJS({
  "node_modules/object-inspect/util.inspect.js"(exports, module) {
    module.exports = __require("util").inspect;
  }
});

// node_modules/object-inspect/stringWidthRanges.js
var require_stringWidthRanges = __commonJS({
  "node_modules/object-inspect/stringWidthRanges.js"(exports, module) {
    var $join = Array.prototype.join;
    module.exports = $join.call([
      "00.v,02n.w,0gw.33,07n.6,07b.18,01.0,01.1,01.1,01.0,01k.5,0a.a,01.0,01a.k,0g.0,02t.7,01.5,02.1,01.3,",
      "0x.0,01.0,0u.q,02j.a,01m.8,09.0,0o.3,01.8,01.2,01.4,017.2,01g.1,05.8,016.1k,01j.0,01.0,04.7,04.0,",
      "03.6,0a.1,0t.0,01m.0,04.3,08.0,0k.1,0q.0,02.1,01l.0,04.1,04.1,02.2,03.0,0u.1,03.0,0b.1,01l.0,04.4,",
      "01.1,04.0,0k.1,0m.5,01.0,01m.0,02.0,01.3,08.0,07.1,0b.1,0u.0,01p.0,0c.0,01e.0,03.0,01j.0,01.2,05.2,",
      "01.3,07.1,0b.1,0t.0,01m.0,02.0,06.0,05.1,0k.1,0s.1,01l.1,04.3,08.0,0k.1,0t.0,020.0,07.2,01.0,02i.0,",
      "02.6,0c.7,02q.0,02.8,0b.6,021.1,0r.0,01.0,01.0,01j.d,01.4,01.1,05.a,01.z,09.0,02u.3,01.5,01.1,02.1,",
      "0p.1,04.2,0g.3,0d.0,02.1,06.0,0f.0,22q.2n,0e5.2,0qa.2,0t.1,0u.1,0u.1,01s.1,01.6,08.0,02.a,09.0,",
      "019.4,039.1,0y.0,03a.2,04.1,09.0,06.2,063.1,02.0,01m.0,01.6,01.0,01.0,02.7,06.9,02.0,01c.19,02.b,",
      "0k.3,01c.0,01.4,01.0,05.0,014.8,0c.1,0w.3,02.1,01.2,01k.0,01.1,03.0,01.2,01m.7,02.1,048.2,01.c,01.6,",
      "04.0,06.0,03.1,05i.1r,0ej.4,0q.4,01d.4,01.9,02o.w,2fd.1,2d.1,25a.3,23.0,22.0,2eh.1,2l.1,2q.7,2g.b,",
      "217.0,2a.5,23.0,2d.0,28.1,2h.1,25.1,28.0,25.0,2l.0,27.1,21.0,24.0,22.0,27.0,24.1,2s.0,2z.0,21.0,",
      "24.2,21.0,21p.2,2o.0,2e.0,2nv.1,21f.0,24.0,0bd.2,03x.0,02o.v,23k.p,21.2g,2c.5x,2q.26,22.2d,22.2u,",
      "25.16,21.2l,21.2d,29.1b,21.13,28.mkc,23.1i,0bs.3,01.9,0w.1,028.1,07k.0,03.0,04.0,0p.1,05.0,047.1,",
      "0q.h,0d.0,012.7,0p.a,2e.s,03.2,01c.0,02.3,02.1,013.0,01v.5,02.1,02.1,0c.0,08.0,01b.0,01f.0,01.2,",
      "02.1,05.1,01.0,016.1,08.0,06m.0,02.0,04.0,2i.8mb,26l8.e7,0u.0,0kh.f,20.9,06.f,20.y,21.i,21.3,043.0,",
      "21.2n,23j.6,0i.2,0e9.0,06a.0,045.4,01ae.2,01.1,05.3,014.2,04.0,04l.1,0fx.3,01t.4,08t.1,025.5,01y.a,",
      "01d.3,03f.0,01i.e,015.0,02.1,0a.2,01d.3,02.1,02.0,04.0,0a.0,01e.2,010.4,01.7,01q.0,0c.1,01g.8,0a.3,",
      "02.0,02n.2,02.0,01.1,06.0,02.0,04d.0,03.7,0l.1,01l.1,03.0,011.6,03.4,01y.5,0d.0,01.0,01.0,0e.1,",
      "02d.7,02.2,01.0,0n.0,02c.5,01.0,04.1,01.1,06m.3,06.1,01.1,0r.1,02d.7,02.0,01.1,02y.0,01.0,02.5,01.0,",
      "02t.0,01.0,02.3,01.4,077.8,01.1,074.1,01.0,04.0,040.3,02.1,04.0,0w.9,014.5,02.3,08.0,09.5,02.2,",
      "01a.c,01.1,05i.0,01.2,01.0,05l.6,01.5,01.0,02a.l,02.6,01.1,01.1,03e.5,03.0,01.1,01.6,01.0,020.1,",
      "03.0,01.0,09n.1,0b.1,01g.4,05.0,01.0,0n.0,0445.g,06.e,08ug.b,03.2,01xc.4,01n.6,0t4.0,01r.3,225.4,",
      "2b.6,29.5p1,215.v,22p.36,26pp.3,21.6,21.1,21.82,2f.0,2t.2,22.0,2e.3,28.az,01wh.1,01.3,03mk.19,02.m,",
      "2ev.1,30.4,02.2,09.f,02.6,0u.3,2d.1,30.3,03l.2,257.2e,29.m,01ah.1i,04.1d,08.0,0e.0,0m.4,01.e,011s.6,",
      "01.g,02.6,01.1,01.4,02s.0,04g.6,0af.0,01p.3,0e4.3,072.1,06r.0,02.0,07.1,05.0,0d6.6,031.6,21bt.0,",
      "25m.0,25a.0,22.9,223.s,2d.17,24.8,27.1,2e.5,24a.w,2c.8,21.1x,21.l,2c.16,24.4,2c.g,23.0,23.1y,21.0,",
      "21.56,22.1q,2d.3,21.n,2i.0,2q.1,2d.0,22e.2c,21c.1x,26.0,23.2,22.3,23.3,2b.1,27.8,26b.b,24.0,27v.1a,",
      "21.9,21.54,234.c,23.a,23.1k,21.0,24.f,22.b,24.9,2zr.1ekd,22.1ekd,0e1oj.0,0u.2n,03k.6n"
    ], "");
  }
});

// node_modules/object-inspect/stringWidth.js
var require_stringWidth = __commonJS({
  "node_modules/object-inspect/stringWidth.js"(exports, module) {
    var $charCodeAt = String.prototype.charCodeAt;
    var $indexOf = String.prototype.indexOf;
    var $normalize = String.prototype.normalize;
    var $slice = String.prototype.slice;
    var $split = String.prototype.split;
    var $floor = Math.floor;
    var $parseInt = parseInt;
    var ranges = require_stringWidthRanges();
    var starts = [];
    var ends = [];
    var widths = [];
    var tokens = $split.call(ranges, ",");
    var previousEnd = -1;
    for (t = 0; t < tokens.length; t++) {
      dot = $indexOf.call(tokens[t], ".");
      starts[t] = previousEnd + 1 + $parseInt($slice.call(tokens[t], 1, dot), 36);
      previousEnd = starts[t] + $parseInt($slice.call(tokens[t], dot + 1), 36);
      ends[t] = previousEnd;
      widths[t] = Number($slice.call(tokens[t], 0, 1));
    }
    var dot;
    var t;
    function codePointWidth(code) {
      var low = 0;
      var high = starts.length - 1;
      while (low <= high) {
        var mid = $floor((low + high) / 2);
        if (code < starts[mid]) {
          high = mid - 1;
        } else if (code > ends[mid]) {
          low = mid + 1;
        } else {
          return widths[mid];
        }
      }
      return 1;
    }
    function unicodeWidth(str) {
      var width = 0;
      for (var i = 0; i < str.length; i++) {
        var code = $charCodeAt.call(str, i);
        if (code >= 55296 && code <= 56319 && i + 1 < str.length) {
          var next = $charCodeAt.call(str, i + 1);
          if (next >= 56320 && next <= 57343) {
            code = (code - 55296) * 1024 + (next - 56320) + 65536;
            i += 1;
          }
        }
        width += codePointWidth(code);
      }
      return width;
    }
    module.exports = function getStringWidth(str) {
      var width = 0;
      for (var i = 0; i < str.length; i++) {
        var code = $charCodeAt.call(str, i);
        if (code >= 127) {
          var rest = $slice.call(str, i);
          return width + unicodeWidth($normalize ? $normalize.call(rest, "NFC") : rest);
        }
        width += code >= 32 ? 1 : 0;
      }
      return width;
    };
  }
});

// node_modules/object-inspect/index.js
var require_object_inspect = __commonJS({
  "node_modules/object-inspect/index.js"(exports, module) {
    var hasMap = typeof Map === "function" && Map.prototype;
    var mapSizeDescriptor = Object.getOwnPropertyDescriptor && hasMap ? Object.getOwnPropertyDescriptor(Map.prototype, "size") : null;
    var mapSize = hasMap && mapSizeDescriptor && typeof mapSizeDescriptor.get === "function" ? mapSizeDescriptor.get : null;
    var mapForEach = hasMap && Map.prototype.forEach;
    var mapEntries = hasMap && Map.prototype.entries;
    var hasSet = typeof Set === "function" && Set.prototype;
    var setSizeDescriptor = Object.getOwnPropertyDescriptor && hasSet ? Object.getOwnPropertyDescriptor(Set.prototype, "size") : null;
    var setSize = hasSet && setSizeDescriptor && typeof setSizeDescriptor.get === "function" ? setSizeDescriptor.get : null;
    var setForEach = hasSet && Set.prototype.forEach;
    var setValues = hasSet && Set.prototype.values;
    var hasWeakMap = typeof WeakMap === "function" && WeakMap.prototype;
    var weakMapHas = hasWeakMap ? WeakMap.prototype.has : null;
    var hasWeakSet = typeof WeakSet === "function" && WeakSet.prototype;
    var weakSetHas = hasWeakSet ? WeakSet.prototype.has : null;
    var hasWeakRef = typeof WeakRef === "function" && WeakRef.prototype;
    var weakRefDeref = hasWeakRef ? WeakRef.prototype.deref : null;
    var booleanValueOf = Boolean.prototype.valueOf;
    var objectToString = Object.prototype.toString;
    var functionToString = Function.prototype.toString;
    var $match = String.prototype.match;
    var $slice = String.prototype.slice;
    var $replace = String.prototype.replace;
    var $toUpperCase = String.prototype.toUpperCase;
    var $toLowerCase = String.prototype.toLowerCase;
    var $test = RegExp.prototype.test;
    var $concat = Array.prototype.concat;
    var $join = Array.prototype.join;
    var $arrSlice = Array.prototype.slice;
    var $floor = Math.floor;
    var $max = Math.max;
    var $min = Math.min;
    var $round = Math.round;
    var $sqrt = Math.sqrt;
    var bigIntValueOf = typeof BigInt === "function" ? BigInt.prototype.valueOf : null;
    var gOPS = Object.getOwnPropertySymbols;
    var symToString = typeof Symbol === "function" && typeof Symbol.iterator === "symbol" ? Symbol.prototype.toString : null;
    var hasShammedSymbols = typeof Symbol === "function" && typeof Symbol.iterator === "object";
    var toStringTag = typeof Symbol === "function" && Symbol.toStringTag && (hasShammedSymbols ? typeof Symbol.toStringTag === "object" : typeof Symbol.toStringTag === "symbol") ? Symbol.toStringTag : null;
    var isEnumerable = Object.prototype.propertyIsEnumerable;
    var gPO = (typeof Reflect === "function" ? Reflect.getPrototypeOf : Object.getPrototypeOf) || ([].__proto__ === Array.prototype ? function(O) {
      return O.__proto__;
    } : null);
    var mapIteratorNext = mapEntries && gPO ? gPO(mapEntries.call(/* @__PURE__ */ new Map())).next : null;
    var setIteratorNext = setValues && gPO ? gPO(setValues.call(/* @__PURE__ */ new Set())).next : null;
    var typedArrayProto = typeof Uint8Array === "function" && gPO ? gPO(Uint8Array.prototype) : null;
    var typedArrayTag = typedArrayProto && toStringTag ? getterOf(typedArrayProto, toStringTag) : null;
    var typedArrayLength = typedArrayProto ? getterOf(typedArrayProto, "length") : null;
    var typedArrayToString = /^\[object (?:Int8|Uint8|Uint8Clamped|Int16|Uint16|Int32|Uint32|Float16|Float32|Float64|BigInt64|BigUint64)Array\]$/;
    var typedArrayLengths = { __proto__: null };
    if (!typedArrayLength) {
      TypedArrays = [
        typeof Int8Array === "function" && Int8Array,
        typeof Uint8Array === "function" && Uint8Array,
        typeof Uint8ClampedArray === "function" && Uint8ClampedArray,
        typeof Int16Array === "function" && Int16Array,
        typeof Uint16Array === "function" && Uint16Array,
        typeof Int32Array === "function" && Int32Array,
        typeof Uint32Array === "function" && Uint32Array,
        typeof Float32Array === "function" && Float32Array,
        typeof Float64Array === "function" && Float64Array
      ];
      for (ta = 0; ta < TypedArrays.length; ta++) {
        TypedArray = TypedArrays[ta];
        lengthGetter = TypedArray && getterOf(TypedArray.prototype, "length");
        if (lengthGetter) {
          typedArrayLengths[toStr(new TypedArray(0))] = lengthGetter;
        }
      }
    }
    var TypedArrays;
    var TypedArray;
    var lengthGetter;
    var ta;
    function addNumericSeparator(num, str) {
      if (num === Infinity || num === -Infinity || num !== num || num && num > -1e3 && num < 1e3 || $test.call(/e/, str)) {
        return str;
      }
      var sepRegex = /[0-9](?=(?:[0-9]{3})+(?![0-9]))/g;
      if (typeof num === "number") {
        var int = num < 0 ? -$floor(-num) : $floor(num);
        if (int !== num) {
          var intStr = String(int);
          var dec = $slice.call(str, intStr.length + 1);
          return $replace.call(intStr, sepRegex, "$&_") + "." + $replace.call($replace.call(dec, /([0-9]{3})/g, "$&_"), /_$/, "");
        }
      }
      return $replace.call(str, sepRegex, "$&_");
    }
    var utilInspect = require_util_inspect();
    var getStringWidth = require_stringWidth();
    var inspectCustom = utilInspect.custom;
    var inspectSymbol = isSymbol(inspectCustom) ? inspectCustom : null;
    var quotes = {
      __proto__: null,
      "double": '"',
      single: "'"
    };
    var quoteREs = {
      __proto__: null,
      "double": /(["\\])/g,
      single: /(['\\])/g
    };
    module.exports = function inspect_(obj, options, depth, seen, breakState) {
      var opts = options || {};
      if (has(opts, "quoteStyle") && !has(quotes, opts.quoteStyle)) {
        throw new TypeError('option "quoteStyle" must be "single" or "double"');
      }
      if (has(opts, "maxStringLength") && (typeof opts.maxStringLength === "number" ? opts.maxStringLength < 0 && opts.maxStringLength !== Infinity : opts.maxStringLength !== null)) {
        throw new TypeError('option "maxStringLength", if provided, must be a non-negative integer, Infinity, or `null`');
      }
      if (has(opts, "maxCollectionLength") && opts.maxCollectionLength !== null && opts.maxCollectionLength !== Infinity && !(typeof opts.maxCollectionLength === "number" && opts.maxCollectionLength >= 0 && $floor(opts.maxCollectionLength) === opts.maxCollectionLength)) {
        throw new TypeError('option "maxCollectionLength", if provided, must be a non-negative integer, Infinity, or `null`');
      }
      var maxCollectionLength = typeof opts.maxCollectionLength === "number" ? opts.maxCollectionLength : Infinity;
      var customInspect = has(opts, "customInspect") ? opts.customInspect : true;
      if (typeof customInspect !== "boolean" && customInspect !== "symbol") {
        throw new TypeError("option \"customInspect\", if provided, must be `true`, `false`, or `'symbol'`");
      }
      if (has(opts, "indent") && opts.indent !== null && opts.indent !== "	" && !(parseInt(opts.indent, 10) === opts.indent && opts.indent > 0)) {
        throw new TypeError('option "indent" must be "\\t", an integer > 0, or `null`');
      }
      if (has(opts, "numericSeparator") && typeof opts.numericSeparator !== "boolean") {
        throw new TypeError('option "numericSeparator", if provided, must be `true` or `false`');
      }
      var numericSeparator = opts.numericSeparator;
      if (has(opts, "multilineStrings") && typeof opts.multilineStrings !== "boolean") {
        throw new TypeError('option "multilineStrings", if provided, must be `true` or `false`');
      }
      var hasBreakLength = has(opts, "breakLength");
      if (hasBreakLength && opts.breakLength !== Infinity && (typeof opts.breakLength !== "number" || opts.breakLength < 0 || parseInt(opts.breakLength, 10) !== opts.breakLength)) {
        throw new TypeError('option "breakLength", if provided, must be a non-negative integer or `Infinity`');
      }
      if (typeof obj === "undefined") {
        return "undefined";
      }
      if (obj === null) {
        return "null";
      }
      if (typeof obj === "boolean") {
        return obj ? "true" : "false";
      }
      if (typeof obj === "string") {
        return inspectString(obj, opts);
      }
      if (typeof obj === "number") {
        if (obj === 0) {
          return Infinity / obj > 0 ? "0" : "-0";
        }
        var str = String(obj);
        return numericSeparator ? addNumericSeparator(obj, str) : str;
      }
      if (typeof obj === "bigint") {
        var bigIntStr = String(obj) + "n";
        return numericSeparator ? addNumericSeparator(obj, bigIntStr) : bigIntStr;
      }
      var maxDepth = typeof opts.depth === "undefined" ? 5 : opts.depth;
      if (typeof depth === "undefined") {
        depth = 0;
      }
      if (depth >= maxDepth && maxDepth > 0 && typeof obj === "object") {
        return isArray(obj) ? "[Array]" : "[Object]";
      }
      var indent = getIndent(hasBreakLength && (typeof opts.indent === "undefined" || opts.indent === null) ? { indent: 2 } : opts, depth);
      var layout = hasBreakLength ? {
        breakLength: opts.breakLength,
        depth,
        indent,
        maxCollectionLength,
        state: breakState || { currentDepth: depth }
      } : null;
      if (typeof seen === "undefined") {
        seen = [];
      } else if (indexOf(seen, obj) >= 0) {
        return "[Circular]";
      }
      function inspect(value, from, noIndent) {
        var nextSeen = seen;
        if (from) {
          nextSeen = $arrSlice.call(seen);
          nextSeen.push(from);
        }
        if (noIndent && !layout) {
          var newOpts = {
            depth: opts.depth
          };
          if (has(opts, "quoteStyle")) {
            newOpts.quoteStyle = opts.quoteStyle;
          }
          if (has(opts, "maxCollectionLength")) {
            newOpts.maxCollectionLength = opts.maxCollectionLength;
          }
          return inspect_(value, newOpts, depth + 1, nextSeen);
        }
        return inspect_(value, opts, depth + 1, nextSeen, layout ? layout.state : breakState);
      }
      function enter() {
        if (layout) {
          var previousDepth = layout.state.currentDepth;
          layout.state.currentDepth = depth;
          return previousDepth;
        }
        return null;
      }
      function leaveIfEmpty(entries, previousDepth) {
        if (layout && entries.length === 0) {
          layout.state.currentDepth = previousDepth;
        }
      }
      if (typeof obj === "function" && !isRegExp(obj)) {
        var name = nameOf(obj);
        var fnDepth = enter();
        var keys = arrObjKeys(obj, inspect);
        leaveIfEmpty(keys, fnDepth);
        if (layout && keys.length > 0) {
          return breakLines(keys, bracesOf("{", "}", "[Function" + (name ? ": " + name : " (anonymous)") + "]", " "), layout);
        }
        return "[Function" + (name ? ": " + name : " (anonymous)") + "]" + (keys.length > 0 ? " { " + $join.call(keys, ", ") + " }" : "");
      }
      if (isSymbol(obj)) {
        var symString = hasShammedSymbols ? $replace.call(String(obj), /^(Symbol\(.*\))_[^)]*$/, "$1") : symToString.call(obj);
        return typeof obj === "object" && !hasShammedSymbols ? markBoxed(symString) : symString;
      }
      if (isElement(obj)) {
        var s = "<" + $toLowerCase.call(String(obj.nodeName));
        var attrs = obj.attributes || [];
        for (var i = 0; i < attrs.length; i++) {
          s += " " + attrs[i].name + "=" + wrapQuotes(quote(attrs[i].value), "double", opts);
        }
        s += ">";
        if (obj.childNodes && obj.childNodes.length) {
          s += "...";
        }
        s += "</" + $toLowerCase.call(String(obj.nodeName)) + ">";
        return s;
      }
      if (isArray(obj)) {
        if (obj.length === 0) {
          return "[]";
        }
        enter();
        var xs = arrObjKeys(obj, inspect, maxCollectionLength);
        if (layout) {
          return breakLines(xs, bracesOf("[", "]", "", " "), layout, obj);
        }
        if (indent && !singleLineValues(xs)) {
          return "[" + indentedJoin(xs, indent) + "]";
        }
        return "[ " + $join.call(xs, ", ") + " ]";
      }
      if (isError(obj)) {
        var errorDepth = enter();
        var parts = arrObjKeys(obj, inspect);
        if (!("cause" in Error.prototype) && "cause" in obj && !isEnumerable.call(obj, "cause")) {
          parts = $concat.call(["[cause]: " + inspect(obj.cause)], parts);
        }
        leaveIfEmpty(parts, errorDepth);
        if (parts.length === 0) {
          return "[" + String(obj) + "]";
        }
        if (layout) {
          return breakLines(parts, bracesOf("{ [" + String(obj) + "]", "}", "", " "), layout);
        }
        return "{ [" + String(obj) + "] " + $join.call(parts, ", ") + " }";
      }
      if (typeof obj === "object" && customInspect) {
        if (inspectSymbol && typeof obj[inspectSymbol] === "function" && utilInspect) {
          return utilInspect(obj, { depth: maxDepth - depth });
        } else if (customInspect !== "symbol" && typeof obj.inspect === "function") {
          return obj.inspect();
        }
      }
      if (isMap(obj)) {
        var mapParts = [];
        var mapDepth = enter();
        if (mapIteratorNext && maxCollectionLength < mapSize.call(obj)) {
          var mapIterator = mapEntries.call(obj);
          var mapStep;
          while (mapParts.length < maxCollectionLength && !(mapStep = mapIteratorNext.call(mapIterator)).done) {
            mapParts.push(inspect(mapStep.value[0], obj, true) + " => " + inspect(mapStep.value[1], obj));
          }
        } else if (mapForEach) {
          mapForEach.call(obj, function(value, key) {
            if (mapParts.length < maxCollectionLength) {
              mapParts.push(inspect(key, obj, true) + " => " + inspect(value, obj));
            }
          });
        }
        var mapLength = mapSize.call(obj);
        if (maxCollectionLength !== Infinity && mapLength > mapParts.length) {
          mapParts.push(moreItems(mapLength - mapParts.length));
        }
        leaveIfEmpty(mapParts, mapDepth);
        if (layout) {
          return breakLines(mapParts, bracesOf("Map (" + mapLength + ") {", "}", "", ""), layout);
        }
        return collectionOf("Map", mapLength, mapParts, indent);
      }
      if (isSet(obj)) {
        var setParts = [];
        var setDepth = enter();
        if (setIteratorNext && maxCollectionLength < setSize.call(obj)) {
          var setIterator = setValues.call(obj);
          var setStep;
          while (setParts.length < maxCollectionLength && !(setStep = setIteratorNext.call(setIterator)).done) {
            setParts.push(inspect(setStep.value, obj));
          }
        } else if (setForEach) {
          setForEach.call(obj, function(value) {
            if (setParts.length < maxCollectionLength) {
              setParts.push(inspect(value, obj));
            }
          });
        }
        var setLength = setSize.call(obj);
        if (maxCollectionLength !== Infinity && setLength > setParts.length) {
          setParts.push(moreItems(setLength - setParts.length));
        }
        leaveIfEmpty(setParts, setDepth);
        if (layout) {
          return breakLines(setParts, bracesOf("Set (" + setLength + ") {", "}", "", ""), layout);
        }
        return collectionOf("Set", setLength, setParts, indent);
      }
      if (isWeakMap(obj)) {
        return weakCollectionOf("WeakMap");
      }
      if (isWeakSet(obj)) {
        return weakCollectionOf("WeakSet");
      }
      if (isWeakRef(obj)) {
        return weakCollectionOf("WeakRef");
      }
      if (isNumber(obj)) {
        return markBoxed(inspect(Number(obj)));
      }
      if (isBigInt(obj)) {
        return markBoxed(inspect(bigIntValueOf.call(obj)));
      }
      if (isBoolean(obj)) {
        return markBoxed(booleanValueOf.call(obj));
      }
      if (isString(obj)) {
        return markBoxed(inspect(String(obj)));
      }
      if (typeof window !== "undefined" && obj === window) {
        return "{ [object Window] }";
      }
      if (typeof globalThis !== "undefined" && obj === globalThis || typeof global !== "undefined" && obj === global) {
        return "{ [object globalThis] }";
      }
      if (!isDate(obj) && !isRegExp(obj)) {
        var objectDepth = enter();
        var ys = arrObjKeys(obj, inspect, maxCollectionLength);
        leaveIfEmpty(ys, objectDepth);
        var isPlainObject = gPO ? gPO(obj) === Object.prototype : obj instanceof Object || obj.constructor === Object;
        var protoTag = (gPO ? gPO(obj) === null : !(obj instanceof Object)) ? "null prototype" : "";
        var stringTag = !isPlainObject && toStringTag && Object(obj) === obj && toStringTag in obj ? $slice.call(toStr(obj), 8, -1) : protoTag ? "Object" : "";
        var constructorTag = isPlainObject || typeof obj.constructor !== "function" ? "" : obj.constructor.name ? obj.constructor.name + " " : "";
        var tag = constructorTag + (stringTag || protoTag ? "[" + $join.call($concat.call([], stringTag || [], protoTag || []), ": ") + "] " : "");
        if (ys.length === 0) {
          return tag + "{}";
        }
        if (layout) {
          return breakLines(ys, bracesOf(tag + "{", "}", "", " "), layout);
        }
        if (indent) {
          return tag + "{" + indentedJoin(ys, indent) + "}";
        }
        return tag + "{ " + $join.call(ys, ", ") + " }";
      }
      return String(obj);
    };
    function wrapQuotes(s, defaultStyle, opts) {
      var style = opts.quoteStyle || defaultStyle;
      var quoteChar = quotes[style];
      return quoteChar + s + quoteChar;
    }
    function quote(s) {
      return $replace.call(String(s), /"/g, "&quot;");
    }
    function canTrustToString(obj) {
      return !toStringTag || !(typeof obj === "object" && (toStringTag in obj || typeof obj[toStringTag] !== "undefined"));
    }
    function isArray(obj) {
      return toStr(obj) === "[object Array]" && canTrustToString(obj);
    }
    function isDate(obj) {
      return toStr(obj) === "[object Date]" && canTrustToString(obj);
    }
    function isRegExp(obj) {
      return toStr(obj) === "[object RegExp]" && canTrustToString(obj);
    }
    function isError(obj) {
      return toStr(obj) === "[object Error]" && canTrustToString(obj);
    }
    function isString(obj) {
      return toStr(obj) === "[object String]" && canTrustToString(obj);
    }
    function isNumber(obj) {
      return toStr(obj) === "[object Number]" && canTrustToString(obj);
    }
    function isBoolean(obj) {
      return toStr(obj) === "[object Boolean]" && canTrustToString(obj);
    }
    function isSymbol(obj) {
      if (hasShammedSymbols) {
        return obj && typeof obj === "object" && obj instanceof Symbol;
      }
      if (typeof obj === "symbol") {
        return true;
      }
      if (!obj || typeof obj !== "object" || !symToString) {
        return false;
      }
      try {
        symToString.call(obj);
        return true;
      } catch (e) {
      }
      return false;
    }
    function isBigInt(obj) {
      if (!obj || typeof obj !== "object" || !bigIntValueOf) {
        return false;
      }
      try {
        bigIntValueOf.call(obj);
        return true;
      } catch (e) {
      }
      return false;
    }
    var hasOwn = Object.prototype.hasOwnProperty || function(key) {
      return key in this;
    };
    function has(obj, key) {
      return hasOwn.call(obj, key);
    }
    function toStr(obj) {
      return objectToString.call(obj);
    }
    function isTypedArray(obj) {
      if (typedArrayTag) {
        return !!typedArrayTag.call(obj);
      }
      return !toStringTag && $test.call(typedArrayToString, toStr(obj));
    }
    function getTypedArrayLength(obj) {
      if (typedArrayLength) {
        return typedArrayLength.call(obj);
      }
      var getter = typedArrayLengths[toStr(obj)];
      return getter ? getter.call(obj) : obj.length;
    }
    function getterOf(obj, key) {
      var descriptor = Object.getOwnPropertyDescriptor ? Object.getOwnPropertyDescriptor(obj, key) : null;
      return descriptor && typeof descriptor.get === "function" ? descriptor.get : null;
    }
    function moreItems(count) {
      return "... " + count + " more item" + (count > 1 ? "s" : "");
    }
    function nameOf(f) {
      if (f.name) {
        return f.name;
      }
      var m = $match.call(functionToString.call(f), /^function\s*([\w$]+)/);
      if (m) {
        return m[1];
      }
      return null;
    }
    function indexOf(xs, x) {
      if (xs.indexOf) {
        return xs.indexOf(x);
      }
      for (var i = 0, l = xs.length; i < l; i++) {
        if (xs[i] === x) {
          return i;
        }
      }
      return -1;
    }
    function isMap(x) {
      if (!mapSize || !x || typeof x !== "object") {
        return false;
      }
      try {
        mapSize.call(x);
        try {
          setSize.call(x);
        } catch (s) {
          return true;
        }
        return x instanceof Map;
      } catch (e) {
      }
      return false;
    }
    function isWeakMap(x) {
      if (!weakMapHas || !x || typeof x !== "object") {
        return false;
      }
      try {
        weakMapHas.call(x, weakMapHas);
        try {
          weakSetHas.call(x, weakSetHas);
        } catch (s) {
          return true;
        }
        return x instanceof WeakMap;
      } catch (e) {
      }
      return false;
    }
    function isWeakRef(x) {
      if (!weakRefDeref || !x || typeof x !== "object") {
        return false;
      }
      try {
        weakRefDeref.call(x);
        return true;
      } catch (e) {
      }
      return false;
    }
    function isSet(x) {
      if (!setSize || !x || typeof x !== "object") {
        return false;
      }
      try {
        setSize.call(x);
        try {
          mapSize.call(x);
        } catch (m) {
          return true;
        }
        return x instanceof Set;
      } catch (e) {
      }
      return false;
    }
    function isWeakSet(x) {
      if (!weakSetHas || !x || typeof x !== "object") {
        return false;
      }
      try {
        weakSetHas.call(x, weakSetHas);
        try {
          weakMapHas.call(x, weakMapHas);
        } catch (s) {
          return true;
        }
        return x instanceof WeakSet;
      } catch (e) {
      }
      return false;
    }
    function isElement(x) {
      if (!x || typeof x !== "object") {
        return false;
      }
      if (typeof HTMLElement !== "undefined" && x instanceof HTMLElement) {
        return true;
      }
      return typeof x.nodeName === "string" && typeof x.getAttribute === "function";
    }
    function inspectString(str, opts) {
      if (str.length > opts.maxStringLength) {
        var remaining = str.length - opts.maxStringLength;
        var trailer = "... " + remaining + " more character" + (remaining > 1 ? "s" : "");
        return inspectString($slice.call(str, 0, opts.maxStringLength), opts) + trailer;
      }
      var quoteRE = quoteREs[opts.quoteStyle || "single"];
      quoteRE.lastIndex = 0;
      var s = $replace.call($replace.call(str, quoteRE, "\\$1"), opts.multilineStrings ? /[\x00-\x09\x0b-\x1f]/g : /[\x00-\x1f]/g, lowbyte);
      return wrapQuotes(s, "single", opts);
    }
    function lowbyte(c) {
      var n = c.charCodeAt(0);
      var x = {
        8: "b",
        9: "t",
        10: "n",
        12: "f",
        13: "r"
      }[n];
      if (x) {
        return "\\" + x;
      }
      return "\\x" + (n < 16 ? "0" : "") + $toUpperCase.call(n.toString(16));
    }
    function markBoxed(str) {
      return "Object(" + str + ")";
    }
    function weakCollectionOf(type) {
      return type + " { ? }";
    }
    function collectionOf(type, size, entries, indent) {
      var joinedEntries = indent ? indentedJoin(entries, indent) : $join.call(entries, ", ");
      return type + " (" + size + ") {" + joinedEntries + "}";
    }
    function isBelowBreakLength(entries, start, breakLength) {
      if (breakLength === Infinity) {
        return singleLineValues(entries);
      }
      var totalLength = entries.length + start;
      if (totalLength + entries.length > breakLength) {
        return false;
      }
      for (var i = 0; i < entries.length; i++) {
        totalLength += entries[i].length;
        if (totalLength > breakLength) {
          return false;
        }
      }
      return true;
    }
    function padTo(str, width, atStart) {
      var fill = width > str.length ? $join.call(Array(width - str.length + 1), " ") : "";
      return atStart ? fill + str : str + fill;
    }
    function groupArrayElements(entries, layout, value) {
      var separatorSpace = 2;
      var totalLength = 0;
      var maxLength = 0;
      var outputLength = entries.length;
      if (layout.maxCollectionLength < entries.length) {
        outputLength -= 1;
      }
      var dataLen = [];
      for (var i = 0; i < outputLength; i++) {
        dataLen[i] = getStringWidth(entries[i]);
        totalLength += dataLen[i] + separatorSpace;
        if (maxLength < dataLen[i]) {
          maxLength = dataLen[i];
        }
      }
      var actualMax = maxLength + separatorSpace;
      var indentationLvl = layout.indent.prev.length;
      if (actualMax * 3 + indentationLvl >= layout.breakLength || totalLength / actualMax <= 5 && maxLength > 6) {
        return entries;
      }
      var averageBias = $sqrt(actualMax - totalLength / entries.length);
      var biasedMax = $max(actualMax - 3 - averageBias, 1);
      var columns = $min(
        $round($sqrt(2.5 * biasedMax * outputLength) / biasedMax),
        $floor((layout.breakLength - indentationLvl) / actualMax),
        12,
        // `compact` * 4
        15
      );
      if (columns <= 1) {
        return entries;
      }
      var maxLineLength = [];
      for (var c = 0; c < columns; c++) {
        var lineMaxLength = 0;
        for (var j = c; j < entries.length; j += columns) {
          if (dataLen[j] > lineMaxLength) {
            lineMaxLength = dataLen[j];
          }
        }
        maxLineLength[c] = lineMaxLength + separatorSpace;
      }
      var numeric = true;
      for (var k = 0; k < entries.length && numeric; k++) {
        numeric = typeof value[k] === "number" || typeof value[k] === "bigint";
      }
      var grouped = [];
      for (var row = 0; row < outputLength; row += columns) {
        var max = $min(row + columns, outputLength);
        var str = "";
        var col = row;
        for (; col < max - 1; col++) {
          str += padTo(entries[col] + ", ", maxLineLength[col - row] + (entries[col].length - dataLen[col]), numeric);
        }
        var lastPadding = maxLineLength[col - row] + (entries[col].length - dataLen[col]) - separatorSpace;
        str += numeric ? padTo(entries[col], lastPadding, true) : entries[col];
        grouped.push(str);
      }
      if (outputLength < entries.length) {
        grouped.push(entries[outputLength]);
      }
      return grouped;
    }
    function bracesOf(opening, closing, base, padding) {
      return [
        opening,
        closing,
        base,
        padding
      ];
    }
    function breakLines(entries, braces, layout, arrayValue) {
      var output = arrayValue && entries.length > 6 ? groupArrayElements(entries, layout, arrayValue) : entries;
      var base = braces[2] ? braces[2] + " " : "";
      if (layout.state.currentDepth - layout.depth < 3 && output.length === entries.length) {
        var start = output.length + layout.indent.prev.length + braces[0].length + braces[2].length + 10;
        if (isBelowBreakLength(output, start, layout.breakLength)) {
          var joined = $join.call(output, ", ");
          if (indexOf(joined, "\n") < 0) {
            return base + braces[0] + braces[3] + joined + braces[3] + braces[1];
          }
        }
      }
      return base + braces[0] + indentedJoin(output, layout.indent) + braces[1];
    }
    function singleLineValues(xs) {
      for (var i = 0; i < xs.length; i++) {
        if (indexOf(xs[i], "\n") >= 0) {
          return false;
        }
      }
      return true;
    }
    function getIndent(opts, depth) {
      var baseIndent;
      if (opts.indent === "	") {
        baseIndent = "	";
      } else if (typeof opts.indent === "number" && opts.indent > 0) {
        baseIndent = $join.call(Array(opts.indent + 1), " ");
      } else {
        return null;
      }
      return {
        base: baseIndent,
        prev: $join.call(Array(depth + 1), baseIndent)
      };
    }
    function indentedJoin(xs, indent) {
      if (xs.length === 0) {
        return "";
      }
      var lineJoiner = "\n" + indent.prev + indent.base;
      return lineJoiner + $join.call(xs, "," + lineJoiner) + "\n" + indent.prev;
    }
    function arrObjKeys(obj, inspect, maxLength) {
      var isArr = isArray(obj);
      var limit = typeof maxLength === "number" ? maxLength : Infinity;
      var typedLength = !isArr && limit !== Infinity && isTypedArray(obj) ? getTypedArrayLength(obj) : null;
      if (typeof typedLength !== "number" || typedLength <= limit) {
        typedLength = null;
      }
      var xs = [];
      if (isArr) {
        xs.length = obj.length < limit ? obj.length : limit;
        for (var i = 0; i < obj.length && i < limit; i++) {
          xs[i] = has(obj, i) ? inspect(obj[i], obj) : "";
        }
        if (obj.length > limit) {
          xs.push(moreItems(obj.length - limit));
        }
      } else if (typedLength !== null) {
        for (var t = 0; t < limit; t++) {
          xs.push(t + ": " + inspect(obj[t], obj));
        }
        xs.push(moreItems(typedLength - limit));
      }
      var syms = typeof gOPS === "function" ? gOPS(obj) : [];
      var symMap;
      if (hasShammedSymbols) {
        symMap = {};
        for (var k = 0; k < syms.length; k++) {
          symMap["$" + syms[k]] = syms[k];
        }
      }
      for (var key in obj) {
        if (!has(obj, key)) {
          continue;
        }
        if (isArr && String(Number(key)) === key && key < obj.length) {
          continue;
        }
        if (typedLength !== null && String(Number(key)) === key && key < typedLength) {
          continue;
        }
        if (hasShammedSymbols && symMap["$" + key] instanceof Symbol) {
          continue;
        } else if ($test.call(/[^\w$]/, key)) {
          xs.push(inspect(key, obj) + ": " + inspect(obj[key], obj));
        } else {
          xs.push(key + ": " + inspect(obj[key], obj));
        }
      }
      if (typeof gOPS === "function") {
        for (var j = 0; j < syms.length; j++) {
          if (isEnumerable.call(obj, syms[j])) {
            xs.push("[" + inspect(syms[j]) + "]: " + inspect(obj[syms[j]], obj));
          }
        }
      }
      return xs;
    }
  }
});

// node_modules/es-abstract/helpers/isPropertyKey.js
var require_isPropertyKey = __commonJS({
  "node_modules/es-abstract/helpers/isPropertyKey.js"(exports, module) {
    "use strict";
    module.exports = function isPropertyKey(argument) {
      return typeof argument === "string" || typeof argument === "symbol";
    };
  }
});

// node_modules/es-object-atoms/isObject.js
var require_isObject = __commonJS({
  "node_modules/es-object-atoms/isObject.js"(exports, module) {
    "use strict";
    module.exports = function isObject(x) {
      return !!x && (typeof x === "function" || typeof x === "object");
    };
  }
});

// node_modules/es-abstract/2025/Get.js
var require_Get = __commonJS({
  "node_modules/es-abstract/2025/Get.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var inspect = require_object_inspect();
    var isPropertyKey = require_isPropertyKey();
    var isObject = require_isObject();
    module.exports = function Get(O, P) {
      if (!isObject(O)) {
        throw new $TypeError("Assertion failed: Type(O) is not Object");
      }
      if (!isPropertyKey(P)) {
        throw new $TypeError("Assertion failed: P is not a Property Key, got " + inspect(P));
      }
      return O[P];
    };
  }
});

// node_modules/math-intrinsics/isFinite.js
var require_isFinite = __commonJS({
  "node_modules/math-intrinsics/isFinite.js"(exports, module) {
    "use strict";
    var $isNaN = require_isNaN();
    module.exports = function isFinite2(x) {
      return (typeof x === "number" || typeof x === "bigint") && !$isNaN(x) && x !== Infinity && x !== -Infinity;
    };
  }
});

// node_modules/math-intrinsics/isInteger.js
var require_isInteger = __commonJS({
  "node_modules/math-intrinsics/isInteger.js"(exports, module) {
    "use strict";
    var $abs = require_abs();
    var $floor = require_floor();
    var $isNaN = require_isNaN();
    var $isFinite = require_isFinite();
    module.exports = function isInteger(argument) {
      if (typeof argument !== "number" || $isNaN(argument) || !$isFinite(argument)) {
        return false;
      }
      var absValue = $abs(argument);
      return $floor(absValue) === absValue;
    };
  }
});

// node_modules/is-array-buffer/index.js
var require_is_array_buffer = __commonJS({
  "node_modules/is-array-buffer/index.js"(exports, module) {
    "use strict";
    var callBind = require_call_bind();
    var callBound = require_call_bound();
    var GetIntrinsic = require_get_intrinsic();
    var $ArrayBuffer = GetIntrinsic("%ArrayBuffer%", true);
    var $byteLength = callBound("ArrayBuffer.prototype.byteLength", true);
    var $toString = callBound("Object.prototype.toString");
    var abSlice = !!$ArrayBuffer && !$byteLength && new $ArrayBuffer(0).slice;
    var $abSlice = !!abSlice && callBind(abSlice);
    module.exports = $byteLength || $abSlice ? function isArrayBuffer(obj) {
      if (!obj || typeof obj !== "object") {
        return false;
      }
      try {
        if ($byteLength) {
          $byteLength(obj);
        } else {
          $abSlice(obj, 0);
        }
        return true;
      } catch (e) {
        return false;
      }
    } : $ArrayBuffer ? function isArrayBuffer(obj) {
      return $toString(obj) === "[object ArrayBuffer]";
    } : function isArrayBuffer(obj) {
      return false;
    };
  }
});

// node_modules/array-buffer-byte-length/index.js
var require_array_buffer_byte_length = __commonJS({
  "node_modules/array-buffer-byte-length/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $byteLength = callBound("ArrayBuffer.prototype.byteLength", true);
    var isArrayBuffer = require_is_array_buffer();
    module.exports = function byteLength(ab) {
      if (!isArrayBuffer(ab)) {
        return NaN;
      }
      return $byteLength ? $byteLength(ab) : ab.byteLength;
    };
  }
});

// node_modules/is-shared-array-buffer/index.js
var require_is_shared_array_buffer = __commonJS({
  "node_modules/is-shared-array-buffer/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $byteLength = callBound("SharedArrayBuffer.prototype.byteLength", true);
    module.exports = $byteLength ? function isSharedArrayBuffer(obj) {
      if (!obj || typeof obj !== "object") {
        return false;
      }
      try {
        $byteLength(obj);
        return true;
      } catch (e) {
        return false;
      }
    } : function isSharedArrayBuffer(_obj) {
      return false;
    };
  }
});

// node_modules/es-abstract/2025/IsDetachedBuffer.js
var require_IsDetachedBuffer = __commonJS({
  "node_modules/es-abstract/2025/IsDetachedBuffer.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var $byteLength = require_array_buffer_byte_length();
    var availableTypedArrays = require_available_typed_arrays()();
    var callBound = require_call_bound();
    var isArrayBuffer = require_is_array_buffer();
    var isSharedArrayBuffer = require_is_shared_array_buffer();
    var $sabByteLength = callBound("SharedArrayBuffer.prototype.byteLength", true);
    module.exports = function IsDetachedBuffer(arrayBuffer) {
      var isSAB = isSharedArrayBuffer(arrayBuffer);
      if (!isArrayBuffer(arrayBuffer) && !isSAB) {
        throw new $TypeError("Assertion failed: `arrayBuffer` must be an Object with an [[ArrayBufferData]] internal slot");
      }
      if ((isSAB ? $sabByteLength : $byteLength)(arrayBuffer) === 0) {
        try {
          new global[availableTypedArrays[0]](arrayBuffer);
        } catch (error) {
          return !!error && error.name === "TypeError";
        }
      }
      return false;
    };
  }
});

// node_modules/es-abstract/2025/HasOwnProperty.js
var require_HasOwnProperty = __commonJS({
  "node_modules/es-abstract/2025/HasOwnProperty.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var hasOwn = require_hasown();
    var isObject = require_isObject();
    var isPropertyKey = require_isPropertyKey();
    module.exports = function HasOwnProperty(O, P) {
      if (!isObject(O)) {
        throw new $TypeError("Assertion failed: `O` must be an Object");
      }
      if (!isPropertyKey(P)) {
        throw new $TypeError("Assertion failed: `P` must be a Property Key");
      }
      return hasOwn(O, P);
    };
  }
});

// node_modules/es-abstract/helpers/IsArray.js
var require_IsArray = __commonJS({
  "node_modules/es-abstract/helpers/IsArray.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $Array = GetIntrinsic("%Array%");
    var toStr = !$Array.isArray && require_call_bound()("Object.prototype.toString");
    module.exports = $Array.isArray || function IsArray(argument) {
      return toStr(argument) === "[object Array]";
    };
  }
});

// node_modules/es-abstract/2025/IsArray.js
var require_IsArray2 = __commonJS({
  "node_modules/es-abstract/2025/IsArray.js"(exports, module) {
    "use strict";
    module.exports = require_IsArray();
  }
});

// node_modules/es-abstract/2025/IsBigIntElementType.js
var require_IsBigIntElementType = __commonJS({
  "node_modules/es-abstract/2025/IsBigIntElementType.js"(exports, module) {
    "use strict";
    module.exports = function IsBigIntElementType(type) {
      return type === "BIGUINT64" || type === "BIGINT64";
    };
  }
});

// node_modules/es-abstract/2025/IsUnsignedElementType.js
var require_IsUnsignedElementType = __commonJS({
  "node_modules/es-abstract/2025/IsUnsignedElementType.js"(exports, module) {
    "use strict";
    module.exports = function IsUnsignedElementType(type) {
      return type === "UINT8" || type === "UINT8C" || type === "UINT16" || type === "UINT32" || type === "BIGUINT64";
    };
  }
});

// node_modules/es-abstract/helpers/bytesAsFloat16.js
var require_bytesAsFloat16 = __commonJS({
  "node_modules/es-abstract/helpers/bytesAsFloat16.js"(exports, module) {
    "use strict";
    var $pow = require_pow();
    module.exports = function bytesAsFloat32(rawBytes) {
      var bits = rawBytes[1] << 8 | rawBytes[0];
      var sign = bits & 32768 ? -1 : 1;
      var exponent = (bits & 31744) >> 10;
      var mantissa = bits & 1023;
      if (exponent === 0 && mantissa === 0) {
        return sign === 1 ? 0 : -0;
      }
      if (exponent === 31 && mantissa === 0) {
        return sign === 1 ? Infinity : -Infinity;
      }
      if (exponent === 31 && mantissa !== 0) {
        return NaN;
      }
      exponent -= 15;
      if (exponent === -15) {
        return sign * mantissa * $pow(2, -24);
      }
      return sign * (1 + mantissa * $pow(2, -10)) * $pow(2, exponent);
    };
  }
});

// node_modules/es-abstract/helpers/bytesAsFloat32.js
var require_bytesAsFloat32 = __commonJS({
  "node_modules/es-abstract/helpers/bytesAsFloat32.js"(exports, module) {
    "use strict";
    var $pow = require_pow();
    module.exports = function bytesAsFloat32(rawBytes) {
      var sign = rawBytes[3] & 128 ? -1 : 1;
      var exponent = (rawBytes[3] & 127) << 1 | rawBytes[2] >> 7;
      var mantissa = (rawBytes[2] & 127) << 16 | rawBytes[1] << 8 | rawBytes[0];
      if (exponent === 0 && mantissa === 0) {
        return sign === 1 ? 0 : -0;
      }
      if (exponent === 255 && mantissa === 0) {
        return sign === 1 ? Infinity : -Infinity;
      }
      if (exponent === 255 && mantissa !== 0) {
        return NaN;
      }
      exponent -= 127;
      if (exponent === -127) {
        return sign * mantissa * $pow(2, -126 - 23);
      }
      return sign * (1 + mantissa * $pow(2, -23)) * $pow(2, exponent);
    };
  }
});

// node_modules/es-abstract/helpers/bytesAsFloat64.js
var require_bytesAsFloat64 = __commonJS({
  "node_modules/es-abstract/helpers/bytesAsFloat64.js"(exports, module) {
    "use strict";
    var $pow = require_pow();
    module.exports = function bytesAsFloat64(rawBytes) {
      var sign = rawBytes[7] & 128 ? -1 : 1;
      var exponent = (rawBytes[7] & 127) << 4 | (rawBytes[6] & 240) >> 4;
      var mantissa = (rawBytes[6] & 15) * 281474976710656 + rawBytes[5] * 1099511627776 + rawBytes[4] * 4294967296 + rawBytes[3] * 16777216 + rawBytes[2] * 65536 + rawBytes[1] * 256 + rawBytes[0];
      if (exponent === 0 && mantissa === 0) {
        return sign * 0;
      }
      if (exponent === 2047 && mantissa !== 0) {
        return NaN;
      }
      if (exponent === 2047 && mantissa === 0) {
        return sign * Infinity;
      }
      exponent -= 1023;
      if (exponent === -1023) {
        return sign * mantissa * 5e-324;
      }
      return sign * (1 + mantissa / 4503599627370496) * $pow(2, exponent);
    };
  }
});

// node_modules/es-abstract/helpers/bytesAsInteger.js
var require_bytesAsInteger = __commonJS({
  "node_modules/es-abstract/helpers/bytesAsInteger.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $pow = require_pow();
    var $Number = GetIntrinsic("%Number%");
    var $BigInt = GetIntrinsic("%BigInt%", true);
    module.exports = function bytesAsInteger(rawBytes, elementSize, isUnsigned, isBigInt) {
      var Z = isBigInt ? $BigInt : $Number;
      var intValue = Z(0);
      for (var i = 0; i < rawBytes.length; i++) {
        intValue += Z(rawBytes[i] * $pow(2, 8 * i));
      }
      if (!isUnsigned) {
        var bitLength = elementSize * 8;
        if (rawBytes[elementSize - 1] & 128) {
          intValue -= Z($pow(2, bitLength));
        }
      }
      return intValue;
    };
  }
});

// node_modules/es-abstract/helpers/every.js
var require_every = __commonJS({
  "node_modules/es-abstract/helpers/every.js"(exports, module) {
    "use strict";
    module.exports = function every(array, predicate) {
      for (var i = 0; i < array.length; i += 1) {
        if (!predicate(array[i], i, array)) {
          return false;
        }
      }
      return true;
    };
  }
});

// node_modules/es-abstract/helpers/isByteValue.js
var require_isByteValue = __commonJS({
  "node_modules/es-abstract/helpers/isByteValue.js"(exports, module) {
    "use strict";
    module.exports = function isByteValue(value) {
      return typeof value === "number" && value >= 0 && value <= 255 && (value | 0) === value;
    };
  }
});

// node_modules/es-abstract/2025/tables/typed-array-objects.js
var require_typed_array_objects = __commonJS({
  "node_modules/es-abstract/2025/tables/typed-array-objects.js"(exports, module) {
    "use strict";
    module.exports = {
      __proto__: null,
      name: {
        __proto__: null,
        $Int8Array: "INT8",
        $Uint8Array: "UINT8",
        $Uint8ClampedArray: "UINT8C",
        $Int16Array: "INT16",
        $Uint16Array: "UINT16",
        $Int32Array: "INT32",
        $Uint32Array: "UINT32",
        $BigInt64Array: "BIGINT64",
        $BigUint64Array: "BIGUINT64",
        $Float16Array: "FLOAT16",
        $Float32Array: "FLOAT32",
        $Float64Array: "FLOAT64"
      },
      size: {
        __proto__: null,
        $INT8: 1,
        $UINT8: 1,
        $UINT8C: 1,
        $INT16: 2,
        $UINT16: 2,
        $INT32: 4,
        $UINT32: 4,
        $BIGINT64: 8,
        $BIGUINT64: 8,
        $FLOAT16: 2,
        $FLOAT32: 4,
        $FLOAT64: 8
      },
      choices: '"INT8", "UINT8", "UINT8C", "INT16", "UINT16", "INT32", "UINT32", "BIGINT64", "BIGUINT64", "FLOAT16", "FLOAT32", or "FLOAT64"'
    };
  }
});

// node_modules/es-abstract/2025/RawBytesToNumeric.js
var require_RawBytesToNumeric = __commonJS({
  "node_modules/es-abstract/2025/RawBytesToNumeric.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var callBound = require_call_bound();
    var $RangeError = require_range();
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var $BigInt = GetIntrinsic("%BigInt%", true);
    var hasOwnProperty = require_HasOwnProperty();
    var IsArray = require_IsArray2();
    var IsBigIntElementType = require_IsBigIntElementType();
    var IsUnsignedElementType = require_IsUnsignedElementType();
    var bytesAsFloat16 = require_bytesAsFloat16();
    var bytesAsFloat32 = require_bytesAsFloat32();
    var bytesAsFloat64 = require_bytesAsFloat64();
    var bytesAsInteger = require_bytesAsInteger();
    var every = require_every();
    var isByteValue = require_isByteValue();
    var $reverse = callBound("Array.prototype.reverse");
    var $slice = callBound("Array.prototype.slice");
    var tableTAO = require_typed_array_objects();
    module.exports = function RawBytesToNumeric(type, rawBytes, isLittleEndian) {
      if (!hasOwnProperty(tableTAO.size, "$" + type)) {
        throw new $TypeError("Assertion failed: `type` must be a TypedArray element type");
      }
      if (!IsArray(rawBytes) || !every(rawBytes, isByteValue)) {
        throw new $TypeError("Assertion failed: `rawBytes` must be an Array of bytes");
      }
      if (typeof isLittleEndian !== "boolean") {
        throw new $TypeError("Assertion failed: `isLittleEndian` must be a Boolean");
      }
      var elementSize = tableTAO.size["$" + type];
      if (rawBytes.length !== elementSize) {
        throw new $RangeError("Assertion failed: `rawBytes` must have a length of " + elementSize + " for type " + type);
      }
      var isBigInt = IsBigIntElementType(type);
      if (isBigInt && !$BigInt) {
        throw new $SyntaxError("this environment does not support BigInts");
      }
      rawBytes = $slice(rawBytes, 0, elementSize);
      if (!isLittleEndian) {
        $reverse(rawBytes);
      }
      if (type === "FLOAT16") {
        return bytesAsFloat16(rawBytes);
      }
      if (type === "FLOAT32") {
        return bytesAsFloat32(rawBytes);
      }
      if (type === "FLOAT64") {
        return bytesAsFloat64(rawBytes);
      }
      return bytesAsInteger(rawBytes, elementSize, IsUnsignedElementType(type), isBigInt);
    };
  }
});

// node_modules/isarray/index.js
var require_isarray = __commonJS({
  "node_modules/isarray/index.js"(exports, module) {
    var toString = {}.toString;
    module.exports = Array.isArray || function(arr) {
      return toString.call(arr) == "[object Array]";
    };
  }
});

// node_modules/safe-array-concat/index.js
var require_safe_array_concat = __commonJS({
  "node_modules/safe-array-concat/index.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $concat = GetIntrinsic("%Array.prototype.concat%");
    var callBind = require_call_bind();
    var callBound = require_call_bound();
    var $slice = callBound("Array.prototype.slice");
    var hasSymbols = require_shams()();
    var isConcatSpreadable = hasSymbols && Symbol.isConcatSpreadable;
    var empty = [];
    var $concatApply = isConcatSpreadable ? callBind.apply($concat, empty) : null;
    var isArray = isConcatSpreadable ? (
      /** @type {(value: unknown) => value is unknown[]} */
      require_isarray()
    ) : null;
    module.exports = isConcatSpreadable ? function safeArrayConcat(item) {
      for (var i = 0; i < arguments.length; i += 1) {
        var arg = arguments[i];
        if (arg && typeof arg === "object" && typeof arg[isConcatSpreadable] === "boolean") {
          if (!empty[isConcatSpreadable]) {
            empty[isConcatSpreadable] = true;
          }
          var arr = isArray(arg) ? $slice(arg) : [arg];
          arr[isConcatSpreadable] = true;
          arguments[i] = arr;
        }
      }
      return $concatApply(arguments);
    } : callBind($concat, empty);
  }
});

// node_modules/is-typed-array/index.js
var require_is_typed_array = __commonJS({
  "node_modules/is-typed-array/index.js"(exports, module) {
    "use strict";
    var whichTypedArray = require_which_typed_array();
    module.exports = function isTypedArray(value) {
      return !!whichTypedArray(value);
    };
  }
});

// node_modules/typed-array-buffer/index.js
var require_typed_array_buffer = __commonJS({
  "node_modules/typed-array-buffer/index.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var callBound = require_call_bound();
    var $typedArrayBuffer = callBound("TypedArray.prototype.buffer", true);
    var isTypedArray = require_is_typed_array();
    module.exports = $typedArrayBuffer || function typedArrayBuffer(x) {
      if (!isTypedArray(x)) {
        throw new $TypeError("Not a Typed Array");
      }
      return x.buffer;
    };
  }
});

// node_modules/es-abstract/helpers/defaultEndianness.js
var require_defaultEndianness = __commonJS({
  "node_modules/es-abstract/helpers/defaultEndianness.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $Uint8Array = GetIntrinsic("%Uint8Array%", true);
    var $Uint32Array = GetIntrinsic("%Uint32Array%", true);
    var typedArrayBuffer = require_typed_array_buffer();
    var uInt32 = $Uint32Array && new $Uint32Array([305419896]);
    var uInt8 = uInt32 && new $Uint8Array(typedArrayBuffer(uInt32));
    module.exports = uInt8 ? uInt8[0] === 120 ? "little" : uInt8[0] === 18 ? "big" : uInt8[0] === 52 ? "mixed" : "unknown" : "indeterminate";
  }
});

// node_modules/es-abstract/2025/GetValueFromBuffer.js
var require_GetValueFromBuffer = __commonJS({
  "node_modules/es-abstract/2025/GetValueFromBuffer.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var callBound = require_call_bound();
    var isInteger = require_isInteger();
    var $Uint8Array = GetIntrinsic("%Uint8Array%", true);
    var $slice = callBound("Array.prototype.slice");
    var IsDetachedBuffer = require_IsDetachedBuffer();
    var RawBytesToNumeric = require_RawBytesToNumeric();
    var isArrayBuffer = require_is_array_buffer();
    var isSharedArrayBuffer = require_is_shared_array_buffer();
    var safeConcat = require_safe_array_concat();
    var tableTAO = require_typed_array_objects();
    var defaultEndianness = require_defaultEndianness();
    module.exports = function GetValueFromBuffer(arrayBuffer, byteIndex, type, isTypedArray, order) {
      var isSAB = isSharedArrayBuffer(arrayBuffer);
      if (!isArrayBuffer(arrayBuffer) && !isSAB) {
        throw new $TypeError("Assertion failed: `arrayBuffer` must be an ArrayBuffer or a SharedArrayBuffer");
      }
      if (!isInteger(byteIndex)) {
        throw new $TypeError("Assertion failed: `byteIndex` must be an integer");
      }
      if (typeof type !== "string" || typeof tableTAO.size["$" + type] !== "number") {
        throw new $TypeError("Assertion failed: `type` must be one of " + tableTAO.choices);
      }
      if (typeof isTypedArray !== "boolean") {
        throw new $TypeError("Assertion failed: `isTypedArray` must be a boolean");
      }
      if (order !== "SEQ-CST" && order !== "UNORDERED") {
        throw new $TypeError("Assertion failed: `order` must be either `SEQ-CST` or `UNORDERED`");
      }
      if (arguments.length > 5 && typeof arguments[5] !== "boolean") {
        throw new $TypeError("Assertion failed: `isLittleEndian` must be a boolean, if present");
      }
      if (IsDetachedBuffer(arrayBuffer)) {
        throw new $TypeError("Assertion failed: `arrayBuffer` is detached");
      }
      if (byteIndex < 0) {
        throw new $TypeError("Assertion failed: `byteIndex` must be non-negative");
      }
      var elementSize = tableTAO.size["$" + type];
      if (!elementSize) {
        throw new $TypeError("Assertion failed: `type` must be one of " + tableTAO.choices);
      }
      var rawValue;
      if (isSAB) {
        throw new $SyntaxError("SharedArrayBuffer is not supported by this implementation");
      } else {
        rawValue = $slice(new $Uint8Array(arrayBuffer, byteIndex), 0, elementSize);
      }
      var isLittleEndian = arguments.length > 5 ? arguments[5] : defaultEndianness === "little";
      var bytes = isLittleEndian ? $slice(safeConcat([0, 0, 0, 0, 0, 0, 0, 0], rawValue), -elementSize) : $slice(safeConcat(rawValue, [0, 0, 0, 0, 0, 0, 0, 0]), 0, elementSize);
      return RawBytesToNumeric(type, bytes, isLittleEndian);
    };
  }
});

// node_modules/es-abstract/2025/SameValue.js
var require_SameValue = __commonJS({
  "node_modules/es-abstract/2025/SameValue.js"(exports, module) {
    "use strict";
    var $isNaN = require_isNaN();
    module.exports = function SameValue(x, y) {
      if (x === y) {
        if (x === 0) {
          return 1 / x === 1 / y;
        }
        return true;
      }
      return $isNaN(x) && $isNaN(y);
    };
  }
});

// node_modules/es-abstract/2025/Set.js
var require_Set = __commonJS({
  "node_modules/es-abstract/2025/Set.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var isObject = require_isObject();
    var isPropertyKey = require_isPropertyKey();
    var SameValue = require_SameValue();
    var noThrowOnStrictViolation = (function() {
      try {
        delete [].length;
        return true;
      } catch (e) {
        return false;
      }
    })();
    module.exports = function Set2(O, P, V, Throw) {
      if (!isObject(O)) {
        throw new $TypeError("Assertion failed: `O` must be an Object");
      }
      if (!isPropertyKey(P)) {
        throw new $TypeError("Assertion failed: `P` must be a Property Key");
      }
      if (typeof Throw !== "boolean") {
        throw new $TypeError("Assertion failed: `Throw` must be a Boolean");
      }
      if (Throw) {
        O[P] = V;
        if (noThrowOnStrictViolation && !SameValue(O[P], V)) {
          throw new $TypeError("Attempted to assign to readonly property.");
        }
        return true;
      }
      try {
        O[P] = V;
        return noThrowOnStrictViolation ? SameValue(O[P], V) : true;
      } catch (e) {
        return false;
      }
    };
  }
});

// node_modules/es-abstract/2025/StringToBigInt.js
var require_StringToBigInt = __commonJS({
  "node_modules/es-abstract/2025/StringToBigInt.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $BigInt = GetIntrinsic("%BigInt%", true);
    var $TypeError = require_type();
    var $SyntaxError = require_syntax();
    module.exports = function StringToBigInt(argument) {
      if (typeof argument !== "string") {
        throw new $TypeError("`argument` must be a string");
      }
      if (!$BigInt) {
        throw new $SyntaxError("BigInts are not supported in this environment");
      }
      try {
        return $BigInt(argument);
      } catch (e) {
        return void 0;
      }
    };
  }
});

// node_modules/is-date-object/index.js
var require_is_date_object = __commonJS({
  "node_modules/is-date-object/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var getDay = callBound("Date.prototype.getDay");
    var tryDateObject = function tryDateGetDayCall(value) {
      try {
        getDay(value);
        return true;
      } catch (e) {
        return false;
      }
    };
    var toStr = callBound("Object.prototype.toString");
    var dateClass = "[object Date]";
    var hasToStringTag = require_shams2()();
    module.exports = function isDateObject(value) {
      if (typeof value !== "object" || value === null) {
        return false;
      }
      return hasToStringTag ? tryDateObject(value) : toStr(value) === dateClass;
    };
  }
});

// node_modules/is-regex/index.js
var require_is_regex = __commonJS({
  "node_modules/is-regex/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var hasToStringTag = require_shams2()();
    var hasOwn = require_hasown();
    var gOPD = require_gopd();
    var fn;
    if (hasToStringTag) {
      $exec = callBound("RegExp.prototype.exec");
      isRegexMarker = {};
      throwRegexMarker = function() {
        throw isRegexMarker;
      };
      badStringifier = {
        toString: throwRegexMarker,
        valueOf: throwRegexMarker
      };
      if (typeof Symbol.toPrimitive === "symbol") {
        badStringifier[Symbol.toPrimitive] = throwRegexMarker;
      }
      fn = function isRegex(value) {
        if (!value || typeof value !== "object") {
          return false;
        }
        var descriptor = (
          /** @type {NonNullable<typeof gOPD>} */
          gOPD(
            /** @type {{ lastIndex?: unknown }} */
            value,
            "lastIndex"
          )
        );
        var hasLastIndexDataProperty = descriptor && hasOwn(descriptor, "value");
        if (!hasLastIndexDataProperty) {
          return false;
        }
        try {
          $exec(
            value,
            /** @type {string} */
            /** @type {unknown} */
            badStringifier
          );
        } catch (e) {
          return e === isRegexMarker;
        }
      };
    } else {
      $toString = callBound("Object.prototype.toString");
      regexClass = "[object RegExp]";
      fn = function isRegex(value) {
        if (!value || typeof value !== "object" && typeof value !== "function") {
          return false;
        }
        return $toString(value) === regexClass;
      };
    }
    var $exec;
    var isRegexMarker;
    var throwRegexMarker;
    var badStringifier;
    var $toString;
    var regexClass;
    module.exports = fn;
  }
});

// node_modules/safe-regex-test/index.js
var require_safe_regex_test = __commonJS({
  "node_modules/safe-regex-test/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var isRegex = require_is_regex();
    var $exec = callBound("RegExp.prototype.exec");
    var $TypeError = require_type();
    module.exports = function regexTester(regex) {
      if (!isRegex(regex)) {
        throw new $TypeError("`regex` must be a RegExp");
      }
      return function test(s) {
        return $exec(regex, s) !== null;
      };
    };
  }
});

// node_modules/is-symbol/index.js
var require_is_symbol = __commonJS({
  "node_modules/is-symbol/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $toString = callBound("Object.prototype.toString");
    var hasSymbols = require_has_symbols()();
    var safeRegexTest = require_safe_regex_test();
    if (hasSymbols) {
      $symToStr = callBound("Symbol.prototype.toString");
      isSymString = safeRegexTest(/^Symbol\(.*\)$/);
      isSymbolObject = function isRealSymbolObject(value) {
        if (typeof value.valueOf() !== "symbol") {
          return false;
        }
        return isSymString($symToStr(value));
      };
      module.exports = function isSymbol(value) {
        if (typeof value === "symbol") {
          return true;
        }
        if (!value || typeof value !== "object" || $toString(value) !== "[object Symbol]") {
          return false;
        }
        try {
          return isSymbolObject(value);
        } catch (e) {
          return false;
        }
      };
    } else {
      module.exports = function isSymbol(value) {
        return false;
      };
    }
    var $symToStr;
    var isSymString;
    var isSymbolObject;
  }
});

// node_modules/es-to-primitive/helpers/isPrimitive.js
var require_isPrimitive = __commonJS({
  "node_modules/es-to-primitive/helpers/isPrimitive.js"(exports, module) {
    "use strict";
    module.exports = function isPrimitive(value) {
      return value === null || typeof value !== "function" && typeof value !== "object";
    };
  }
});

// node_modules/es-abstract-get/isPropertyKey.js
var require_isPropertyKey2 = __commonJS({
  "node_modules/es-abstract-get/isPropertyKey.js"(exports, module) {
    "use strict";
    module.exports = function isPropertyKey(argument) {
      return typeof argument === "string" || typeof argument === "symbol";
    };
  }
});

// node_modules/es-abstract-get/GetV.js
var require_GetV = __commonJS({
  "node_modules/es-abstract-get/GetV.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var inspect = require_object_inspect();
    var isPropertyKey = require_isPropertyKey2();
    module.exports = function GetV(V, P) {
      if (!isPropertyKey(P)) {
        throw new $TypeError("Assertion failed: P is not a Property Key, got " + inspect(P));
      }
      return (
        /** @type {Record<typeof P, unknown>} */
        V[P]
      );
    };
  }
});

// node_modules/es-abstract-get/GetMethod.js
var require_GetMethod = __commonJS({
  "node_modules/es-abstract-get/GetMethod.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var isCallable = require_is_callable();
    var inspect = require_object_inspect();
    var GetV = require_GetV();
    var isPropertyKey = require_isPropertyKey2();
    module.exports = function GetMethod(O, P) {
      if (!isPropertyKey(P)) {
        throw new $TypeError("Assertion failed: P is not a Property Key");
      }
      var func = GetV(O, P);
      if (func == null) {
        return void 0;
      }
      if (!isCallable(func)) {
        throw new $TypeError(inspect(P) + " is not a function: " + inspect(func));
      }
      return func;
    };
  }
});

// node_modules/es-to-primitive/es2015.js
var require_es2015 = __commonJS({
  "node_modules/es-to-primitive/es2015.js"(exports, module) {
    "use strict";
    var hasSymbols = typeof Symbol === "function" && typeof Symbol.iterator === "symbol";
    var isCallable = require_is_callable();
    var isDate = require_is_date_object();
    var isSymbol = require_is_symbol();
    var $TypeError = require_type();
    var isPrimitive = require_isPrimitive();
    function OrdinaryToPrimitive(O, hint) {
      if (typeof O === "undefined" || O === null) {
        throw new $TypeError("Cannot call method on " + O);
      }
      if (typeof hint !== "string" || hint !== "number" && hint !== "string") {
        throw new $TypeError('hint must be "string" or "number"');
      }
      var methodNames = hint === "string" ? ["toString", "valueOf"] : ["valueOf", "toString"];
      var method, result, i;
      for (i = 0; i < methodNames.length; ++i) {
        method = O[methodNames[i]];
        if (isCallable(method)) {
          result = method.call(O);
          if (isPrimitive(result)) {
            return (
              /** @type {primitiveES6} */
              result
            );
          }
        }
      }
      throw new $TypeError("No default value");
    }
    var GetMethod = require_GetMethod();
    module.exports = function ToPrimitive(input) {
      if (isPrimitive(input)) {
        return (
          /** @type {primitiveES6} */
          input
        );
      }
      var hint = "default";
      if (arguments.length > 1) {
        if (arguments[1] === String) {
          hint = "string";
        } else if (arguments[1] === Number) {
          hint = "number";
        }
      }
      var exoticToPrim;
      if (hasSymbols) {
        if (Symbol.toPrimitive) {
          exoticToPrim = GetMethod(
            /** @type {{ [k in SymbolConstructor['toPrimitive']]?: Function }} */
            input,
            Symbol.toPrimitive
          );
        } else if (isSymbol(input)) {
          exoticToPrim = Symbol.prototype.valueOf;
        }
      }
      if (typeof exoticToPrim !== "undefined") {
        var result = exoticToPrim.call(input, hint);
        if (isPrimitive(result)) {
          return (
            /** @type {primitiveES6} */
            result
          );
        }
        throw new $TypeError("unable to convert exotic object to primitive");
      }
      if (hint === "default" && (isDate(input) || isSymbol(input))) {
        hint = /** @type {const} */
        "string";
      }
      return OrdinaryToPrimitive(input, hint === "default" ? "number" : hint);
    };
  }
});

// node_modules/es-abstract/2025/ToPrimitive.js
var require_ToPrimitive = __commonJS({
  "node_modules/es-abstract/2025/ToPrimitive.js"(exports, module) {
    "use strict";
    var toPrimitive = require_es2015();
    module.exports = function ToPrimitive(input) {
      if (arguments.length > 1) {
        return toPrimitive(input, arguments[1]);
      }
      return toPrimitive(input);
    };
  }
});

// node_modules/es-abstract/2025/ToBigInt.js
var require_ToBigInt = __commonJS({
  "node_modules/es-abstract/2025/ToBigInt.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $BigInt = GetIntrinsic("%BigInt%", true);
    var $Number = GetIntrinsic("%Number%");
    var $TypeError = require_type();
    var $SyntaxError = require_syntax();
    var StringToBigInt = require_StringToBigInt();
    var ToPrimitive = require_ToPrimitive();
    module.exports = function ToBigInt(argument) {
      if (!$BigInt) {
        throw new $SyntaxError("BigInts are not supported in this environment");
      }
      var prim = ToPrimitive(argument, $Number);
      if (prim == null) {
        throw new $TypeError("Cannot convert null or undefined to a BigInt");
      }
      if (typeof prim === "boolean") {
        return prim ? $BigInt(1) : $BigInt(0);
      }
      if (typeof prim === "number") {
        throw new $TypeError("Cannot convert a Number value to a BigInt");
      }
      if (typeof prim === "string") {
        var n = StringToBigInt(prim);
        if (typeof n === "undefined") {
          throw new $TypeError("Failed to parse String to BigInt");
        }
        return n;
      }
      if (typeof prim === "symbol") {
        throw new $TypeError("Cannot convert a Symbol value to a BigInt");
      }
      if (typeof prim !== "bigint") {
        throw new $SyntaxError("Assertion failed: unknown primitive type");
      }
      return prim;
    };
  }
});

// node_modules/es-abstract/2025/BigInt/remainder.js
var require_remainder = __commonJS({
  "node_modules/es-abstract/2025/BigInt/remainder.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $BigInt = GetIntrinsic("%BigInt%", true);
    var $RangeError = require_range();
    var $TypeError = require_type();
    var zero = $BigInt && $BigInt(0);
    module.exports = function BigIntRemainder(n, d) {
      if (typeof n !== "bigint" || typeof d !== "bigint") {
        throw new $TypeError("Assertion failed: `n` and `d` arguments must be BigInts");
      }
      if (d === zero) {
        throw new $RangeError("Division by zero");
      }
      if (n === zero) {
        return zero;
      }
      return n % d;
    };
  }
});

// node_modules/es-abstract/helpers/modBigInt.js
var require_modBigInt = __commonJS({
  "node_modules/es-abstract/helpers/modBigInt.js"(exports, module) {
    "use strict";
    module.exports = function bigIntMod(BigIntRemainder, bigint, modulo) {
      var remain = BigIntRemainder(bigint, modulo);
      return remain >= 0 ? remain : remain + modulo;
    };
  }
});

// node_modules/es-abstract/2025/ToBigInt64.js
var require_ToBigInt64 = __commonJS({
  "node_modules/es-abstract/2025/ToBigInt64.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $BigInt = GetIntrinsic("%BigInt%", true);
    var $pow = require_pow();
    var ToBigInt = require_ToBigInt();
    var BigIntRemainder = require_remainder();
    var modBigInt = require_modBigInt();
    var twoSixtyThree = $BigInt && BigInt($pow(2, 32)) * BigInt($pow(2, 31));
    var twoSixtyFour = $BigInt && BigInt($pow(2, 32)) * BigInt($pow(2, 32));
    module.exports = function ToBigInt64(argument) {
      var n = ToBigInt(argument);
      var int64bit = modBigInt(BigIntRemainder, n, twoSixtyFour);
      return int64bit >= twoSixtyThree ? int64bit - twoSixtyFour : int64bit;
    };
  }
});

// node_modules/es-abstract/2025/ToBigUint64.js
var require_ToBigUint64 = __commonJS({
  "node_modules/es-abstract/2025/ToBigUint64.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $BigInt = GetIntrinsic("%BigInt%", true);
    var $pow = require_pow();
    var ToBigInt = require_ToBigInt();
    var BigIntRemainder = require_remainder();
    var modBigInt = require_modBigInt();
    var twoSixtyFour = $BigInt && BigInt($pow(2, 32)) * BigInt($pow(2, 32));
    module.exports = function ToBigUint64(argument) {
      var n = ToBigInt(argument);
      var int64bit = modBigInt(BigIntRemainder, n, twoSixtyFour);
      return int64bit;
    };
  }
});

// node_modules/math-intrinsics/mod.js
var require_mod = __commonJS({
  "node_modules/math-intrinsics/mod.js"(exports, module) {
    "use strict";
    var $floor = require_floor();
    module.exports = function mod(number, modulo) {
      var remain = number % modulo;
      return $floor(remain >= 0 ? remain : remain + modulo);
    };
  }
});

// node_modules/es-abstract/helpers/mod.js
var require_mod2 = __commonJS({
  "node_modules/es-abstract/helpers/mod.js"(exports, module) {
    "use strict";
    module.exports = require_mod();
  }
});

// node_modules/es-abstract/2025/modulo.js
var require_modulo = __commonJS({
  "node_modules/es-abstract/2025/modulo.js"(exports, module) {
    "use strict";
    var mod = require_mod2();
    module.exports = function modulo(x, y) {
      return mod(x, y);
    };
  }
});

// node_modules/es-abstract/helpers/isPrimitive.js
var require_isPrimitive2 = __commonJS({
  "node_modules/es-abstract/helpers/isPrimitive.js"(exports, module) {
    "use strict";
    module.exports = function isPrimitive(value) {
      return value === null || typeof value !== "function" && typeof value !== "object";
    };
  }
});

// node_modules/es-object-atoms/RequireObjectCoercible.js
var require_RequireObjectCoercible = __commonJS({
  "node_modules/es-object-atoms/RequireObjectCoercible.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    module.exports = function RequireObjectCoercible(value) {
      if (value == null) {
        throw new $TypeError(arguments.length > 0 && arguments[1] || "Cannot call method on " + value);
      }
      return value;
    };
  }
});

// node_modules/es-abstract/2025/ToString.js
var require_ToString = __commonJS({
  "node_modules/es-abstract/2025/ToString.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $String = GetIntrinsic("%String%");
    var $TypeError = require_type();
    module.exports = function ToString(argument) {
      if (typeof argument === "symbol") {
        throw new $TypeError("Cannot convert a Symbol value to a string");
      }
      return $String(argument);
    };
  }
});

// node_modules/string.prototype.trim/implementation.js
var require_implementation3 = __commonJS({
  "node_modules/string.prototype.trim/implementation.js"(exports, module) {
    "use strict";
    var RequireObjectCoercible = require_RequireObjectCoercible();
    var ToString = require_ToString();
    var callBound = require_call_bound();
    var safeRegexTester = require_safe_regex_test();
    var $replace = callBound("String.prototype.replace");
    var $charAt = callBound("String.prototype.charAt");
    var $slice = callBound("String.prototype.slice");
    var mvsIsWS = /^\s$/.test("᠎");
    var leftWhitespace = mvsIsWS ? /^[\x09\x0A\x0B\x0C\x0D\x20\xA0\u1680\u180E\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\u2028\u2029\uFEFF]+/ : /^[\x09\x0A\x0B\x0C\x0D\x20\xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\u2028\u2029\uFEFF]+/;
    var isWhitespace = safeRegexTester(mvsIsWS ? /[\x09\x0A\x0B\x0C\x0D\x20\xA0\u1680\u180E\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\u2028\u2029\uFEFF]$/ : /[\x09\x0A\x0B\x0C\x0D\x20\xA0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\u2028\u2029\uFEFF]$/);
    module.exports = function trim() {
      var S = $replace(ToString(RequireObjectCoercible(this)), leftWhitespace, "");
      var end = S.length;
      while (end > 0 && isWhitespace($charAt(S, end - 1))) {
        end -= 1;
      }
      return $slice(S, 0, end);
    };
  }
});

// node_modules/string.prototype.trim/polyfill.js
var require_polyfill = __commonJS({
  "node_modules/string.prototype.trim/polyfill.js"(exports, module) {
    "use strict";
    var implementation = require_implementation3();
    var zeroWidthSpace = "​";
    var mongolianVowelSeparator = "᠎";
    module.exports = function getPolyfill() {
      if (String.prototype.trim && zeroWidthSpace.trim() === zeroWidthSpace && mongolianVowelSeparator.trim() === mongolianVowelSeparator && ("_" + mongolianVowelSeparator).trim() === "_" + mongolianVowelSeparator && (mongolianVowelSeparator + "_").trim() === mongolianVowelSeparator + "_") {
        return String.prototype.trim;
      }
      return implementation;
    };
  }
});

// node_modules/string.prototype.trim/shim.js
var require_shim = __commonJS({
  "node_modules/string.prototype.trim/shim.js"(exports, module) {
    "use strict";
    var supportsDescriptors = require_has_property_descriptors()();
    var defineDataProperty = require_define_data_property();
    var getPolyfill = require_polyfill();
    module.exports = function shimStringTrim() {
      var polyfill = getPolyfill();
      if (String.prototype.trim !== polyfill) {
        if (supportsDescriptors) {
          defineDataProperty(String.prototype, "trim", polyfill, true);
        } else {
          defineDataProperty(String.prototype, "trim", polyfill);
        }
      }
      return polyfill;
    };
  }
});

// node_modules/string.prototype.trim/index.js
var require_string_prototype = __commonJS({
  "node_modules/string.prototype.trim/index.js"(exports, module) {
    "use strict";
    var callBind = require_call_bind();
    var define = require_define_properties();
    var RequireObjectCoercible = require_RequireObjectCoercible();
    var implementation = require_implementation3();
    var getPolyfill = require_polyfill();
    var shim = require_shim();
    var bound = callBind(getPolyfill());
    var boundMethod = function trim(receiver) {
      RequireObjectCoercible(receiver);
      return bound(receiver);
    };
    define(boundMethod, {
      getPolyfill,
      implementation,
      shim
    });
    module.exports = boundMethod;
  }
});

// node_modules/es-abstract/2025/StringToNumber.js
var require_StringToNumber = __commonJS({
  "node_modules/es-abstract/2025/StringToNumber.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $RegExp = GetIntrinsic("%RegExp%");
    var $TypeError = require_type();
    var $parseInteger = GetIntrinsic("%parseInt%");
    var callBound = require_call_bound();
    var regexTester = require_safe_regex_test();
    var $strSlice = callBound("String.prototype.slice");
    var isBinary = regexTester(/^0b[01]+$/i);
    var isOctal = regexTester(/^0o[0-7]+$/i);
    var isInvalidHexLiteral = regexTester(/^[-+]0x[0-9a-f]+$/i);
    var nonWS = ["", "​", "￾"].join("");
    var nonWSregex = new $RegExp("[" + nonWS + "]", "g");
    var hasNonWS = regexTester(nonWSregex);
    var $trim = require_string_prototype();
    module.exports = function StringToNumber(argument) {
      if (typeof argument !== "string") {
        throw new $TypeError("Assertion failed: `argument` is not a String");
      }
      if (isBinary(argument)) {
        return +$parseInteger($strSlice(argument, 2), 2);
      }
      if (isOctal(argument)) {
        return +$parseInteger($strSlice(argument, 2), 8);
      }
      if (hasNonWS(argument) || isInvalidHexLiteral(argument)) {
        return NaN;
      }
      var trimmed = $trim(argument);
      if (trimmed !== argument) {
        return StringToNumber(trimmed);
      }
      return +argument;
    };
  }
});

// node_modules/es-abstract/2025/ToNumber.js
var require_ToNumber = __commonJS({
  "node_modules/es-abstract/2025/ToNumber.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $TypeError = require_type();
    var $Number = GetIntrinsic("%Number%");
    var isPrimitive = require_isPrimitive2();
    var ToPrimitive = require_ToPrimitive();
    var StringToNumber = require_StringToNumber();
    module.exports = function ToNumber(argument) {
      var value = isPrimitive(argument) ? argument : ToPrimitive(argument, $Number);
      if (typeof value === "symbol") {
        throw new $TypeError("Cannot convert a Symbol value to a number");
      }
      if (typeof value === "bigint") {
        throw new $TypeError("Conversion from 'BigInt' to 'number' is not allowed.");
      }
      if (typeof value === "string") {
        return StringToNumber(value);
      }
      return +value;
    };
  }
});

// node_modules/es-abstract/2025/floor.js
var require_floor2 = __commonJS({
  "node_modules/es-abstract/2025/floor.js"(exports, module) {
    "use strict";
    var $floor = require_floor();
    module.exports = function floor(x) {
      if (typeof x === "bigint") {
        return x;
      }
      return $floor(x);
    };
  }
});

// node_modules/es-abstract/2025/truncate.js
var require_truncate = __commonJS({
  "node_modules/es-abstract/2025/truncate.js"(exports, module) {
    "use strict";
    var floor = require_floor2();
    var $TypeError = require_type();
    module.exports = function truncate(x) {
      if (typeof x !== "number" && typeof x !== "bigint") {
        throw new $TypeError("argument must be a Number or a BigInt");
      }
      var result = x < 0 ? -floor(-x) : floor(x);
      return result === 0 ? 0 : result;
    };
  }
});

// node_modules/es-abstract/2025/ToInt16.js
var require_ToInt16 = __commonJS({
  "node_modules/es-abstract/2025/ToInt16.js"(exports, module) {
    "use strict";
    var modulo = require_modulo();
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    var isFinite2 = require_isFinite();
    var two16 = 65536;
    module.exports = function ToInt16(argument) {
      var number = ToNumber(argument);
      if (!isFinite2(number) || number === 0) {
        return 0;
      }
      var int = truncate(number);
      var int16bit = modulo(int, two16);
      return int16bit >= 32768 ? int16bit - two16 : int16bit;
    };
  }
});

// node_modules/es-abstract/2025/ToInt32.js
var require_ToInt32 = __commonJS({
  "node_modules/es-abstract/2025/ToInt32.js"(exports, module) {
    "use strict";
    var modulo = require_modulo();
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    var isFinite2 = require_isFinite();
    var two31 = 2147483648;
    var two32 = 4294967296;
    module.exports = function ToInt32(argument) {
      var number = ToNumber(argument);
      if (!isFinite2(number) || number === 0) {
        return 0;
      }
      var int = truncate(number);
      var int32bit = modulo(int, two32);
      var result = int32bit >= two31 ? int32bit - two32 : int32bit;
      return result === 0 ? 0 : result;
    };
  }
});

// node_modules/es-abstract/2025/ToInt8.js
var require_ToInt8 = __commonJS({
  "node_modules/es-abstract/2025/ToInt8.js"(exports, module) {
    "use strict";
    var modulo = require_modulo();
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    var isFinite2 = require_isFinite();
    module.exports = function ToInt8(argument) {
      var number = ToNumber(argument);
      if (!isFinite2(number) || number === 0) {
        return 0;
      }
      var int = truncate(number);
      var int8bit = modulo(int, 256);
      return int8bit >= 128 ? int8bit - 256 : int8bit;
    };
  }
});

// node_modules/es-abstract/2025/ToUint16.js
var require_ToUint16 = __commonJS({
  "node_modules/es-abstract/2025/ToUint16.js"(exports, module) {
    "use strict";
    var modulo = require_modulo();
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    var isFinite2 = require_isFinite();
    var two16 = 65536;
    module.exports = function ToUint16(argument) {
      var number = ToNumber(argument);
      if (!isFinite2(number) || number === 0) {
        return 0;
      }
      var int = truncate(number);
      var int16bit = modulo(int, two16);
      return int16bit === 0 ? 0 : int16bit;
    };
  }
});

// node_modules/es-abstract/2025/ToUint32.js
var require_ToUint32 = __commonJS({
  "node_modules/es-abstract/2025/ToUint32.js"(exports, module) {
    "use strict";
    var modulo = require_modulo();
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    var isFinite2 = require_isFinite();
    var two32 = 4294967296;
    module.exports = function ToUint32(argument) {
      var number = ToNumber(argument);
      if (!isFinite2(number) || number === 0) {
        return 0;
      }
      var int = truncate(number);
      var int32bit = modulo(int, two32);
      return int32bit === 0 ? 0 : int32bit;
    };
  }
});

// node_modules/es-abstract/2025/ToUint8.js
var require_ToUint8 = __commonJS({
  "node_modules/es-abstract/2025/ToUint8.js"(exports, module) {
    "use strict";
    var isFinite2 = require_isFinite();
    var modulo = require_modulo();
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    module.exports = function ToUint8(argument) {
      var number = ToNumber(argument);
      if (!isFinite2(number) || number === 0) {
        return 0;
      }
      var int = truncate(number);
      var int8bit = modulo(int, 256);
      return int8bit;
    };
  }
});

// node_modules/es-abstract/2025/clamp.js
var require_clamp = __commonJS({
  "node_modules/es-abstract/2025/clamp.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var max = require_max();
    var min = require_min();
    module.exports = function clamp(x, lower, upper) {
      if (typeof x !== "number" || typeof lower !== "number" || typeof upper !== "number" || !(lower <= upper)) {
        throw new $TypeError("Assertion failed: all three arguments must be MVs, and `lower` must be `<= upper`");
      }
      return min(max(lower, x), upper);
    };
  }
});

// node_modules/es-abstract/2025/ToUint8Clamp.js
var require_ToUint8Clamp = __commonJS({
  "node_modules/es-abstract/2025/ToUint8Clamp.js"(exports, module) {
    "use strict";
    var clamp = require_clamp();
    var ToNumber = require_ToNumber();
    var floor = require_floor2();
    var $isNaN = require_isNaN();
    module.exports = function ToUint8Clamp(argument) {
      var number = ToNumber(argument);
      if ($isNaN(number)) {
        return 0;
      }
      var clamped = clamp(number, 0, 255);
      var f = floor(clamped);
      if (clamped < f + 0.5) {
        return f;
      }
      if (clamped > f + 0.5) {
        return f + 1;
      }
      return f % 2 === 0 ? f : f + 1;
    };
  }
});

// node_modules/math-intrinsics/isNegativeZero.js
var require_isNegativeZero = __commonJS({
  "node_modules/math-intrinsics/isNegativeZero.js"(exports, module) {
    "use strict";
    module.exports = function isNegativeZero(x) {
      return x === 0 && 1 / x === 1 / -0;
    };
  }
});

// node_modules/es-abstract/helpers/valueToFloat16Bytes.js
var require_valueToFloat16Bytes = __commonJS({
  "node_modules/es-abstract/helpers/valueToFloat16Bytes.js"(exports, module) {
    "use strict";
    var $abs = require_abs();
    var $floor = require_floor();
    var $pow = require_pow();
    var isFinite2 = require_isFinite();
    var isNaN2 = require_isNaN();
    var isNegativeZero = require_isNegativeZero();
    var maxFiniteFloat16 = 65504;
    module.exports = function valueToFloat16Bytes(value, isLittleEndian) {
      if (isNaN2(value)) {
        return isLittleEndian ? [0, 126] : [126, 0];
      }
      var leastSig;
      if (value === 0) {
        leastSig = isNegativeZero(value) ? 128 : 0;
        return isLittleEndian ? [0, leastSig] : [leastSig, 0];
      }
      if ($abs(value) > maxFiniteFloat16 || !isFinite2(value)) {
        leastSig = value < 0 ? 252 : 124;
        return isLittleEndian ? [0, leastSig] : [leastSig, 0];
      }
      var sign = value < 0 ? 1 : 0;
      value = $abs(value);
      var exponent = 0;
      while (value >= 2) {
        exponent += 1;
        value /= 2;
      }
      while (value < 1) {
        exponent -= 1;
        value *= 2;
      }
      var mantissa = value - 1;
      mantissa *= $pow(2, 10) + 0.5;
      mantissa = $floor(mantissa);
      exponent += 15;
      exponent <<= 10;
      var result = sign << 15 | exponent | mantissa;
      var byte0 = result & 255;
      result >>= 8;
      var byte1 = result & 255;
      return isLittleEndian ? [byte0, byte1] : [byte1, byte0];
    };
  }
});

// node_modules/es-abstract/helpers/valueToFloat32Bytes.js
var require_valueToFloat32Bytes = __commonJS({
  "node_modules/es-abstract/helpers/valueToFloat32Bytes.js"(exports, module) {
    "use strict";
    var $abs = require_abs();
    var $floor = require_floor();
    var $pow = require_pow();
    var isFinite2 = require_isFinite();
    var isNaN2 = require_isNaN();
    var isNegativeZero = require_isNegativeZero();
    var maxFiniteFloat32 = 34028234663852886e22;
    module.exports = function valueToFloat32Bytes(value, isLittleEndian) {
      if (isNaN2(value)) {
        return isLittleEndian ? [0, 0, 192, 127] : [127, 192, 0, 0];
      }
      var leastSig;
      if (value === 0) {
        leastSig = isNegativeZero(value) ? 128 : 0;
        return isLittleEndian ? [0, 0, 0, leastSig] : [leastSig, 0, 0, 0];
      }
      if ($abs(value) > maxFiniteFloat32 || !isFinite2(value)) {
        leastSig = value < 0 ? 255 : 127;
        return isLittleEndian ? [0, 0, 128, leastSig] : [leastSig, 128, 0, 0];
      }
      var sign = value < 0 ? 1 : 0;
      value = $abs(value);
      var exponent = 0;
      while (value >= 2) {
        exponent += 1;
        value /= 2;
      }
      while (value < 1) {
        exponent -= 1;
        value *= 2;
      }
      var mantissa = value - 1;
      mantissa *= $pow(2, 23) + 0.5;
      mantissa = $floor(mantissa);
      exponent += 127;
      exponent <<= 23;
      var result = sign << 31 | exponent | mantissa;
      var byte0 = result & 255;
      result >>= 8;
      var byte1 = result & 255;
      result >>= 8;
      var byte2 = result & 255;
      result >>= 8;
      var byte3 = result & 255;
      if (isLittleEndian) {
        return [byte0, byte1, byte2, byte3];
      }
      return [byte3, byte2, byte1, byte0];
    };
  }
});

// node_modules/es-abstract/helpers/fractionToBinaryString.js
var require_fractionToBinaryString = __commonJS({
  "node_modules/es-abstract/helpers/fractionToBinaryString.js"(exports, module) {
    "use strict";
    var MAX_ITER = 1075;
    var maxBits = 54;
    module.exports = function fractionToBitString(x) {
      var str = "";
      if (x === 0) {
        return str;
      }
      var j = MAX_ITER;
      var y;
      for (var i = 0; i < MAX_ITER; i += 1) {
        y = x * 2;
        if (y >= 1) {
          x = y - 1;
          str += "1";
          if (j === MAX_ITER) {
            j = i;
          }
        } else {
          x = y;
          str += "0";
        }
        if (y === 1 || i - j > maxBits) {
          return str;
        }
      }
      return str;
    };
  }
});

// node_modules/es-abstract/helpers/intToBinaryString.js
var require_intToBinaryString = __commonJS({
  "node_modules/es-abstract/helpers/intToBinaryString.js"(exports, module) {
    "use strict";
    var $floor = require_floor();
    module.exports = function intToBinaryString(x) {
      var str = "";
      var y;
      while (x > 0) {
        y = x / 2;
        x = $floor(y);
        if (y === x) {
          str = "0" + str;
        } else {
          str = "1" + str;
        }
      }
      return str;
    };
  }
});

// node_modules/es-abstract/helpers/isNaN.js
var require_isNaN2 = __commonJS({
  "node_modules/es-abstract/helpers/isNaN.js"(exports, module) {
    "use strict";
    module.exports = Number.isNaN || function isNaN2(a) {
      return a !== a;
    };
  }
});

// node_modules/es-abstract/helpers/valueToFloat64Bytes.js
var require_valueToFloat64Bytes = __commonJS({
  "node_modules/es-abstract/helpers/valueToFloat64Bytes.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $parseInt = GetIntrinsic("%parseInt%");
    var $abs = require_abs();
    var $floor = require_floor();
    var isFinite2 = require_isFinite();
    var isNegativeZero = require_isNegativeZero();
    var callBound = require_call_bound();
    var $strIndexOf = callBound("String.prototype.indexOf");
    var $strSlice = callBound("String.prototype.slice");
    var fractionToBitString = require_fractionToBinaryString();
    var intToBinString = require_intToBinaryString();
    var isNaN2 = require_isNaN2();
    var float64bias = 1023;
    var elevenOnes = "11111111111";
    var elevenZeroes = "00000000000";
    var fiftyOneZeroes = elevenZeroes + elevenZeroes + elevenZeroes + elevenZeroes + "0000000";
    module.exports = function valueToFloat64Bytes(value, isLittleEndian) {
      var signBit = value < 0 || isNegativeZero(value) ? "1" : "0";
      var exponentBits;
      var significandBits;
      if (isNaN2(value)) {
        exponentBits = elevenOnes;
        significandBits = "1" + fiftyOneZeroes;
      } else if (!isFinite2(value)) {
        exponentBits = elevenOnes;
        significandBits = "0" + fiftyOneZeroes;
      } else if (value === 0) {
        exponentBits = elevenZeroes;
        significandBits = "0" + fiftyOneZeroes;
      } else {
        value = $abs(value);
        var integerPart = $floor(value);
        var intBinString = intToBinString(integerPart);
        var fracBinString = fractionToBitString(value - integerPart);
        var numberOfBits;
        if (intBinString) {
          exponentBits = intBinString.length - 1;
        } else {
          var first1 = $strIndexOf(fracBinString, "1");
          if (first1 > -1) {
            numberOfBits = first1 + 1;
          }
          exponentBits = -numberOfBits;
        }
        significandBits = intBinString + fracBinString;
        if (exponentBits < 0) {
          if (exponentBits <= -float64bias) {
            numberOfBits = float64bias - 1;
          }
          significandBits = $strSlice(significandBits, numberOfBits);
        } else {
          significandBits = $strSlice(significandBits, 1);
        }
        exponentBits = $strSlice(elevenZeroes + intToBinString(exponentBits + float64bias), -11);
        significandBits = $strSlice(significandBits + fiftyOneZeroes + "0", 0, 52);
      }
      var bits = signBit + exponentBits + significandBits;
      var rawBytes = [];
      for (var i = 0; i < 8; i++) {
        var targetIndex = isLittleEndian ? 8 - i - 1 : i;
        rawBytes[targetIndex] = $parseInt($strSlice(bits, i * 8, (i + 1) * 8), 2);
      }
      return rawBytes;
    };
  }
});

// node_modules/es-abstract/helpers/integerToNBytes.js
var require_integerToNBytes = __commonJS({
  "node_modules/es-abstract/helpers/integerToNBytes.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $Number = GetIntrinsic("%Number%");
    var $BigInt = GetIntrinsic("%BigInt%", true);
    module.exports = function integerToNBytes(intValue, n, isLittleEndian) {
      var Z = typeof intValue === "bigint" ? $BigInt : $Number;
      if (intValue < 0) {
        intValue >>>= 0;
      }
      var rawBytes = [];
      for (var i = 0; i < n; i++) {
        rawBytes[isLittleEndian ? i : n - 1 - i] = $Number(intValue & Z(255));
        intValue >>= Z(8);
      }
      return rawBytes;
    };
  }
});

// node_modules/es-abstract/2025/NumericToRawBytes.js
var require_NumericToRawBytes = __commonJS({
  "node_modules/es-abstract/2025/NumericToRawBytes.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var hasOwnProperty = require_HasOwnProperty();
    var ToBigInt64 = require_ToBigInt64();
    var ToBigUint64 = require_ToBigUint64();
    var ToInt16 = require_ToInt16();
    var ToInt32 = require_ToInt32();
    var ToInt8 = require_ToInt8();
    var ToUint16 = require_ToUint16();
    var ToUint32 = require_ToUint32();
    var ToUint8 = require_ToUint8();
    var ToUint8Clamp = require_ToUint8Clamp();
    var valueToFloat16Bytes = require_valueToFloat16Bytes();
    var valueToFloat32Bytes = require_valueToFloat32Bytes();
    var valueToFloat64Bytes = require_valueToFloat64Bytes();
    var integerToNBytes = require_integerToNBytes();
    var tableTAO = require_typed_array_objects();
    var TypeToAO = {
      __proto__: null,
      $INT8: ToInt8,
      $UINT8: ToUint8,
      $UINT8C: ToUint8Clamp,
      $INT16: ToInt16,
      $UINT16: ToUint16,
      $INT32: ToInt32,
      $UINT32: ToUint32,
      $BIGINT64: ToBigInt64,
      $BIGUINT64: ToBigUint64
    };
    module.exports = function NumericToRawBytes(type, value, isLittleEndian) {
      if (typeof type !== "string" || !hasOwnProperty(tableTAO.size, "$" + type)) {
        throw new $TypeError("Assertion failed: `type` must be a TypedArray element type");
      }
      if (typeof value !== "number" && typeof value !== "bigint") {
        throw new $TypeError("Assertion failed: `value` must be a Number or a BigInt");
      }
      if (typeof isLittleEndian !== "boolean") {
        throw new $TypeError("Assertion failed: `isLittleEndian` must be a Boolean");
      }
      if (type === "FLOAT16") {
        return valueToFloat16Bytes(value, isLittleEndian);
      } else if (type === "FLOAT32") {
        return valueToFloat32Bytes(value, isLittleEndian);
      } else if (type === "FLOAT64") {
        return valueToFloat64Bytes(value, isLittleEndian);
      }
      var n = tableTAO.size["$" + type];
      var convOp = TypeToAO["$" + type];
      var intValue = convOp(value);
      return integerToNBytes(intValue, n, isLittleEndian);
    };
  }
});

// node_modules/es-abstract/helpers/forEach.js
var require_forEach = __commonJS({
  "node_modules/es-abstract/helpers/forEach.js"(exports, module) {
    "use strict";
    module.exports = function forEach(array, callback) {
      for (var i = 0; i < array.length; i += 1) {
        callback(array[i], i, array);
      }
    };
  }
});

// node_modules/es-abstract/2025/SetValueInBuffer.js
var require_SetValueInBuffer = __commonJS({
  "node_modules/es-abstract/2025/SetValueInBuffer.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var isInteger = require_isInteger();
    var $Uint8Array = GetIntrinsic("%Uint8Array%", true);
    var IsBigIntElementType = require_IsBigIntElementType();
    var IsDetachedBuffer = require_IsDetachedBuffer();
    var NumericToRawBytes = require_NumericToRawBytes();
    var isArrayBuffer = require_is_array_buffer();
    var isSharedArrayBuffer = require_is_shared_array_buffer();
    var hasOwn = require_hasown();
    var tableTAO = require_typed_array_objects();
    var defaultEndianness = require_defaultEndianness();
    var forEach = require_forEach();
    module.exports = function SetValueInBuffer(arrayBuffer, byteIndex, type, value, isTypedArray, order) {
      var isSAB = isSharedArrayBuffer(arrayBuffer);
      if (!isArrayBuffer(arrayBuffer) && !isSAB) {
        throw new $TypeError("Assertion failed: `arrayBuffer` must be an ArrayBuffer or a SharedArrayBuffer");
      }
      if (!isInteger(byteIndex) || byteIndex < 0) {
        throw new $TypeError("Assertion failed: `byteIndex` must be a non-negative integer");
      }
      if (typeof type !== "string" || !hasOwn(tableTAO.size, "$" + type)) {
        throw new $TypeError("Assertion failed: `type` must be one of " + tableTAO.choices);
      }
      if (typeof value !== "number" && typeof value !== "bigint") {
        throw new $TypeError("Assertion failed: `value` must be a Number or a BigInt");
      }
      if (typeof isTypedArray !== "boolean") {
        throw new $TypeError("Assertion failed: `isTypedArray` must be a boolean");
      }
      if (order !== "SEQ-CST" && order !== "UNORDERED" && order !== "INIT") {
        throw new $TypeError('Assertion failed: `order` must be `"SEQ-CST"`, `"UNORDERED"`, or `"INIT"`');
      }
      if (arguments.length > 6 && typeof arguments[6] !== "boolean") {
        throw new $TypeError("Assertion failed: `isLittleEndian` must be a boolean, if present");
      }
      if (IsDetachedBuffer(arrayBuffer)) {
        throw new $TypeError("Assertion failed: ArrayBuffer is detached");
      }
      if (IsBigIntElementType(type) ? typeof value !== "bigint" : typeof value !== "number") {
        throw new $TypeError("Assertion failed: `value` must be a BigInt if type is ~BIGINT64~ or ~BIGUINT64~, otherwise a Number");
      }
      var elementSize = tableTAO.size["$" + type];
      var isLittleEndian = arguments.length > 6 ? arguments[6] : defaultEndianness === "little";
      var rawBytes = NumericToRawBytes(type, value, isLittleEndian);
      if (isSAB) {
        throw new $SyntaxError("SharedArrayBuffer is not supported by this implementation");
      } else {
        var arr = new $Uint8Array(arrayBuffer, byteIndex, elementSize);
        forEach(rawBytes, function(rawByte, i) {
          arr[i] = rawByte;
        });
      }
    };
  }
});

// node_modules/es-abstract/2025/ToIntegerOrInfinity.js
var require_ToIntegerOrInfinity = __commonJS({
  "node_modules/es-abstract/2025/ToIntegerOrInfinity.js"(exports, module) {
    "use strict";
    var ToNumber = require_ToNumber();
    var truncate = require_truncate();
    var $isNaN = require_isNaN();
    var $isFinite = require_isFinite();
    module.exports = function ToIntegerOrInfinity(value) {
      var number = ToNumber(value);
      if ($isNaN(number) || number === 0) {
        return 0;
      }
      if (!$isFinite(number)) {
        return number;
      }
      return truncate(number);
    };
  }
});

// node_modules/es-abstract/2025/TypedArrayElementSize.js
var require_TypedArrayElementSize = __commonJS({
  "node_modules/es-abstract/2025/TypedArrayElementSize.js"(exports, module) {
    "use strict";
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var isInteger = require_isInteger();
    var whichTypedArray = require_which_typed_array();
    var tableTAO = require_typed_array_objects();
    module.exports = function TypedArrayElementSize(O) {
      var type = whichTypedArray(O);
      if (!type) {
        throw new $TypeError("Assertion failed: `O` must be a TypedArray");
      }
      var size = tableTAO.size["$" + tableTAO.name["$" + type]];
      if (!isInteger(size) || size < 0) {
        throw new $SyntaxError("Assertion failed: Unknown TypedArray type `" + type + "`");
      }
      return size;
    };
  }
});

// node_modules/es-abstract/2025/TypedArrayElementType.js
var require_TypedArrayElementType = __commonJS({
  "node_modules/es-abstract/2025/TypedArrayElementType.js"(exports, module) {
    "use strict";
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var whichTypedArray = require_which_typed_array();
    var tableTAO = require_typed_array_objects();
    module.exports = function TypedArrayElementType(O) {
      var type = whichTypedArray(O);
      if (!type) {
        throw new $TypeError("Assertion failed: `O` must be a TypedArray");
      }
      var result = tableTAO.name["$" + type];
      if (typeof result !== "string") {
        throw new $SyntaxError("Assertion failed: Unknown TypedArray type `" + type + "`");
      }
      return result;
    };
  }
});

// node_modules/es-abstract/GetIntrinsic.js
var require_GetIntrinsic = __commonJS({
  "node_modules/es-abstract/GetIntrinsic.js"(exports, module) {
    "use strict";
    module.exports = require_get_intrinsic();
  }
});

// node_modules/es-abstract/helpers/records/property-descriptor.js
var require_property_descriptor = __commonJS({
  "node_modules/es-abstract/helpers/records/property-descriptor.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var hasOwn = require_hasown();
    var allowed = {
      __proto__: null,
      "[[Configurable]]": true,
      "[[Enumerable]]": true,
      "[[Get]]": true,
      "[[Set]]": true,
      "[[Value]]": true,
      "[[Writable]]": true
    };
    module.exports = function isPropertyDescriptor(Desc) {
      if (!Desc || typeof Desc !== "object") {
        return false;
      }
      for (var key in Desc) {
        if (hasOwn(Desc, key) && !allowed[key]) {
          return false;
        }
      }
      var isData = hasOwn(Desc, "[[Value]]") || hasOwn(Desc, "[[Writable]]");
      var IsAccessor = hasOwn(Desc, "[[Get]]") || hasOwn(Desc, "[[Set]]");
      if (isData && IsAccessor) {
        throw new $TypeError("Property Descriptors may not be both accessor and data descriptors");
      }
      return true;
    };
  }
});

// node_modules/es-abstract/helpers/DefineOwnProperty.js
var require_DefineOwnProperty = __commonJS({
  "node_modules/es-abstract/helpers/DefineOwnProperty.js"(exports, module) {
    "use strict";
    var hasPropertyDescriptors = require_has_property_descriptors();
    var $defineProperty = require_es_define_property();
    var hasArrayLengthDefineBug = hasPropertyDescriptors.hasArrayLengthDefineBug();
    var isArray = hasArrayLengthDefineBug && require_IsArray();
    var callBound = require_call_bound();
    var $isEnumerable = callBound("Object.prototype.propertyIsEnumerable");
    module.exports = function DefineOwnProperty(IsDataDescriptor, SameValue, FromPropertyDescriptor, O, P, desc) {
      if (!$defineProperty) {
        if (!IsDataDescriptor(desc)) {
          return false;
        }
        if (!desc["[[Configurable]]"] || !desc["[[Writable]]"]) {
          return false;
        }
        if (P in O && $isEnumerable(O, P) !== !!desc["[[Enumerable]]"]) {
          return false;
        }
        var V = desc["[[Value]]"];
        O[P] = V;
        return SameValue(O[P], V);
      }
      if (hasArrayLengthDefineBug && P === "length" && "[[Value]]" in desc && isArray(O) && O.length !== desc["[[Value]]"]) {
        O.length = desc["[[Value]]"];
        return O.length === desc["[[Value]]"];
      }
      $defineProperty(O, P, FromPropertyDescriptor(desc));
      return true;
    };
  }
});

// node_modules/es-abstract/helpers/fromPropertyDescriptor.js
var require_fromPropertyDescriptor = __commonJS({
  "node_modules/es-abstract/helpers/fromPropertyDescriptor.js"(exports, module) {
    "use strict";
    module.exports = function fromPropertyDescriptor(Desc) {
      if (typeof Desc === "undefined") {
        return Desc;
      }
      var obj = {};
      if ("[[Value]]" in Desc) {
        obj.value = Desc["[[Value]]"];
      }
      if ("[[Writable]]" in Desc) {
        obj.writable = !!Desc["[[Writable]]"];
      }
      if ("[[Get]]" in Desc) {
        obj.get = Desc["[[Get]]"];
      }
      if ("[[Set]]" in Desc) {
        obj.set = Desc["[[Set]]"];
      }
      if ("[[Enumerable]]" in Desc) {
        obj.enumerable = !!Desc["[[Enumerable]]"];
      }
      if ("[[Configurable]]" in Desc) {
        obj.configurable = !!Desc["[[Configurable]]"];
      }
      return obj;
    };
  }
});

// node_modules/es-abstract/2025/FromPropertyDescriptor.js
var require_FromPropertyDescriptor = __commonJS({
  "node_modules/es-abstract/2025/FromPropertyDescriptor.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var isPropertyDescriptor = require_property_descriptor();
    var fromPropertyDescriptor = require_fromPropertyDescriptor();
    module.exports = function FromPropertyDescriptor(Desc) {
      if (typeof Desc !== "undefined" && !isPropertyDescriptor(Desc)) {
        throw new $TypeError("Assertion failed: `Desc` must be a Property Descriptor");
      }
      return fromPropertyDescriptor(Desc);
    };
  }
});

// node_modules/es-abstract/2025/IsDataDescriptor.js
var require_IsDataDescriptor = __commonJS({
  "node_modules/es-abstract/2025/IsDataDescriptor.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var hasOwn = require_hasown();
    var isPropertyDescriptor = require_property_descriptor();
    module.exports = function IsDataDescriptor(Desc) {
      if (typeof Desc === "undefined") {
        return false;
      }
      if (!isPropertyDescriptor(Desc)) {
        throw new $TypeError("Assertion failed: `Desc` must be a Property Descriptor");
      }
      if (!hasOwn(Desc, "[[Value]]") && !hasOwn(Desc, "[[Writable]]")) {
        return false;
      }
      return true;
    };
  }
});

// node_modules/es-abstract/2025/IsCallable.js
var require_IsCallable = __commonJS({
  "node_modules/es-abstract/2025/IsCallable.js"(exports, module) {
    "use strict";
    module.exports = require_is_callable();
  }
});

// node_modules/es-abstract/2025/ToBoolean.js
var require_ToBoolean = __commonJS({
  "node_modules/es-abstract/2025/ToBoolean.js"(exports, module) {
    "use strict";
    module.exports = function ToBoolean(value) {
      return !!value;
    };
  }
});

// node_modules/es-abstract/2025/ToPropertyDescriptor.js
var require_ToPropertyDescriptor = __commonJS({
  "node_modules/es-abstract/2025/ToPropertyDescriptor.js"(exports, module) {
    "use strict";
    var hasOwn = require_hasown();
    var $TypeError = require_type();
    var isObject = require_isObject();
    var IsCallable = require_IsCallable();
    var ToBoolean = require_ToBoolean();
    module.exports = function ToPropertyDescriptor(Obj) {
      if (!isObject(Obj)) {
        throw new $TypeError("ToPropertyDescriptor requires an object");
      }
      var desc = {};
      if (hasOwn(Obj, "enumerable")) {
        desc["[[Enumerable]]"] = ToBoolean(Obj.enumerable);
      }
      if (hasOwn(Obj, "configurable")) {
        desc["[[Configurable]]"] = ToBoolean(Obj.configurable);
      }
      if (hasOwn(Obj, "value")) {
        desc["[[Value]]"] = Obj.value;
      }
      if (hasOwn(Obj, "writable")) {
        desc["[[Writable]]"] = ToBoolean(Obj.writable);
      }
      if (hasOwn(Obj, "get")) {
        var getter = Obj.get;
        if (typeof getter !== "undefined" && !IsCallable(getter)) {
          throw new $TypeError("getter must be a function");
        }
        desc["[[Get]]"] = getter;
      }
      if (hasOwn(Obj, "set")) {
        var setter = Obj.set;
        if (typeof setter !== "undefined" && !IsCallable(setter)) {
          throw new $TypeError("setter must be a function");
        }
        desc["[[Set]]"] = setter;
      }
      if ((hasOwn(desc, "[[Get]]") || hasOwn(desc, "[[Set]]")) && (hasOwn(desc, "[[Value]]") || hasOwn(desc, "[[Writable]]"))) {
        throw new $TypeError("Invalid property descriptor. Cannot both specify accessors and a value or writable attribute");
      }
      return desc;
    };
  }
});

// node_modules/es-abstract/2025/DefinePropertyOrThrow.js
var require_DefinePropertyOrThrow = __commonJS({
  "node_modules/es-abstract/2025/DefinePropertyOrThrow.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var isObject = require_isObject();
    var isPropertyDescriptor = require_property_descriptor();
    var DefineOwnProperty = require_DefineOwnProperty();
    var FromPropertyDescriptor = require_FromPropertyDescriptor();
    var IsDataDescriptor = require_IsDataDescriptor();
    var isPropertyKey = require_isPropertyKey();
    var SameValue = require_SameValue();
    var ToPropertyDescriptor = require_ToPropertyDescriptor();
    module.exports = function DefinePropertyOrThrow(O, P, desc) {
      if (!isObject(O)) {
        throw new $TypeError("Assertion failed: Type(O) is not Object");
      }
      if (!isPropertyKey(P)) {
        throw new $TypeError("Assertion failed: P is not a Property Key");
      }
      var Desc = isPropertyDescriptor(desc) ? desc : ToPropertyDescriptor(desc);
      if (!isPropertyDescriptor(Desc)) {
        throw new $TypeError("Assertion failed: Desc is not a valid Property Descriptor");
      }
      return DefineOwnProperty(
        IsDataDescriptor,
        SameValue,
        FromPropertyDescriptor,
        O,
        P,
        Desc
      );
    };
  }
});

// node_modules/es-abstract/2025/IsConstructor.js
var require_IsConstructor = __commonJS({
  "node_modules/es-abstract/2025/IsConstructor.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_GetIntrinsic();
    var $construct = GetIntrinsic("%Reflect.construct%", true);
    var DefinePropertyOrThrow = require_DefinePropertyOrThrow();
    try {
      DefinePropertyOrThrow({}, "", { "[[Get]]": function() {
      } });
    } catch (e) {
      DefinePropertyOrThrow = null;
    }
    if (DefinePropertyOrThrow && $construct) {
      isConstructorMarker = {};
      badArrayLike = {};
      DefinePropertyOrThrow(badArrayLike, "length", {
        "[[Get]]": function() {
          throw isConstructorMarker;
        },
        "[[Enumerable]]": true
      });
      module.exports = function IsConstructor(argument) {
        try {
          $construct(argument, badArrayLike);
        } catch (err) {
          return err === isConstructorMarker;
        }
      };
    } else {
      module.exports = function IsConstructor(argument) {
        return typeof argument === "function" && !!argument.prototype;
      };
    }
    var isConstructorMarker;
    var badArrayLike;
  }
});

// node_modules/es-abstract/2025/SpeciesConstructor.js
var require_SpeciesConstructor = __commonJS({
  "node_modules/es-abstract/2025/SpeciesConstructor.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var $species = GetIntrinsic("%Symbol.species%", true);
    var $TypeError = require_type();
    var isObject = require_isObject();
    var IsConstructor = require_IsConstructor();
    module.exports = function SpeciesConstructor(O, defaultConstructor) {
      if (!isObject(O)) {
        throw new $TypeError("Assertion failed: Type(O) is not Object");
      }
      var C = O.constructor;
      if (typeof C === "undefined") {
        return defaultConstructor;
      }
      if (!isObject(C)) {
        throw new $TypeError("O.constructor is not an Object");
      }
      var S = $species ? C[$species] : void 0;
      if (S == null) {
        return defaultConstructor;
      }
      if (IsConstructor(S)) {
        return S;
      }
      throw new $TypeError("no constructor found");
    };
  }
});

// node_modules/es-abstract/2025/IsFixedLengthArrayBuffer.js
var require_IsFixedLengthArrayBuffer = __commonJS({
  "node_modules/es-abstract/2025/IsFixedLengthArrayBuffer.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var callBound = require_call_bound();
    var $arrayBufferResizable = callBound("%ArrayBuffer.prototype.resizable%", true);
    var $sharedArrayGrowable = callBound("%SharedArrayBuffer.prototype.growable%", true);
    var isArrayBuffer = require_is_array_buffer();
    var isSharedArrayBuffer = require_is_shared_array_buffer();
    module.exports = function IsFixedLengthArrayBuffer(arrayBuffer) {
      var isAB = isArrayBuffer(arrayBuffer);
      var isSAB = isSharedArrayBuffer(arrayBuffer);
      if (!isAB && !isSAB) {
        throw new $TypeError("Assertion failed: `arrayBuffer` must be an ArrayBuffer or SharedArrayBuffer");
      }
      if (isAB && $arrayBufferResizable) {
        return !$arrayBufferResizable(arrayBuffer);
      }
      if (isSAB && $sharedArrayGrowable) {
        return !$sharedArrayGrowable(arrayBuffer);
      }
      return true;
    };
  }
});

// node_modules/es-abstract/helpers/isInteger.js
var require_isInteger2 = __commonJS({
  "node_modules/es-abstract/helpers/isInteger.js"(exports, module) {
    "use strict";
    module.exports = require_isInteger();
  }
});

// node_modules/es-abstract/helpers/records/typed-array-with-buffer-witness-record.js
var require_typed_array_with_buffer_witness_record = __commonJS({
  "node_modules/es-abstract/helpers/records/typed-array-with-buffer-witness-record.js"(exports, module) {
    "use strict";
    var hasOwn = require_hasown();
    var isTypedArray = require_is_typed_array();
    var isInteger = require_isInteger2();
    module.exports = function isTypedArrayWithBufferWitnessRecord(value) {
      return !!value && typeof value === "object" && hasOwn(value, "[[Object]]") && hasOwn(value, "[[CachedBufferByteLength]]") && (isInteger(value["[[CachedBufferByteLength]]"]) && value["[[CachedBufferByteLength]]"] >= 0 || value["[[CachedBufferByteLength]]"] === "DETACHED") && isTypedArray(value["[[Object]]"]);
    };
  }
});

// node_modules/es-abstract/2024/IsCallable.js
var require_IsCallable2 = __commonJS({
  "node_modules/es-abstract/2024/IsCallable.js"(exports, module) {
    "use strict";
    module.exports = require_is_callable();
  }
});

// node_modules/es-abstract/helpers/isObject.js
var require_isObject2 = __commonJS({
  "node_modules/es-abstract/helpers/isObject.js"(exports, module) {
    "use strict";
    module.exports = require_isObject();
  }
});

// node_modules/is-string/index.js
var require_is_string = __commonJS({
  "node_modules/is-string/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $strValueOf = callBound("String.prototype.valueOf");
    var tryStringObject = function tryStringObject2(value) {
      try {
        $strValueOf(value);
        return true;
      } catch (e) {
        return false;
      }
    };
    var $toString = callBound("Object.prototype.toString");
    var strClass = "[object String]";
    var hasToStringTag = require_shams2()();
    module.exports = function isString(value) {
      if (typeof value === "string") {
        return true;
      }
      if (!value || typeof value !== "object") {
        return false;
      }
      return hasToStringTag ? tryStringObject(value) : $toString(value) === strClass;
    };
  }
});

// node_modules/is-number-object/index.js
var require_is_number_object = __commonJS({
  "node_modules/is-number-object/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $numToStr = callBound("Number.prototype.toString");
    var tryNumberObject = function tryNumberObject2(value) {
      try {
        $numToStr(value);
        return true;
      } catch (e) {
        return false;
      }
    };
    var $toString = callBound("Object.prototype.toString");
    var numClass = "[object Number]";
    var hasToStringTag = require_shams2()();
    module.exports = function isNumberObject(value) {
      if (typeof value === "number") {
        return true;
      }
      if (!value || typeof value !== "object") {
        return false;
      }
      return hasToStringTag ? tryNumberObject(value) : $toString(value) === numClass;
    };
  }
});

// node_modules/is-boolean-object/index.js
var require_is_boolean_object = __commonJS({
  "node_modules/is-boolean-object/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $boolToStr = callBound("Boolean.prototype.toString");
    var $toString = callBound("Object.prototype.toString");
    var tryBooleanObject = function booleanBrandCheck(value) {
      try {
        $boolToStr(value);
        return true;
      } catch (e) {
        return false;
      }
    };
    var boolClass = "[object Boolean]";
    var hasToStringTag = require_shams2()();
    module.exports = function isBoolean(value) {
      if (typeof value === "boolean") {
        return true;
      }
      if (value === null || typeof value !== "object") {
        return false;
      }
      return hasToStringTag ? tryBooleanObject(value) : $toString(value) === boolClass;
    };
  }
});

// node_modules/has-bigints/index.js
var require_has_bigints = __commonJS({
  "node_modules/has-bigints/index.js"(exports, module) {
    "use strict";
    var $BigInt = typeof BigInt !== "undefined" && BigInt;
    module.exports = function hasNativeBigInts() {
      return typeof $BigInt === "function" && typeof BigInt === "function" && typeof $BigInt(42) === "bigint" && typeof BigInt(42) === "bigint";
    };
  }
});

// node_modules/is-bigint/index.js
var require_is_bigint = __commonJS({
  "node_modules/is-bigint/index.js"(exports, module) {
    "use strict";
    var hasBigInts = require_has_bigints()();
    if (hasBigInts) {
      bigIntValueOf = BigInt.prototype.valueOf;
      tryBigInt = function tryBigIntObject(value) {
        try {
          bigIntValueOf.call(value);
          return true;
        } catch (e) {
        }
        return false;
      };
      module.exports = function isBigInt(value) {
        if (value === null || typeof value === "undefined" || typeof value === "boolean" || typeof value === "string" || typeof value === "number" || typeof value === "symbol" || typeof value === "function") {
          return false;
        }
        if (typeof value === "bigint") {
          return true;
        }
        return tryBigInt(value);
      };
    } else {
      module.exports = function isBigInt(value) {
        return false;
      };
    }
    var bigIntValueOf;
    var tryBigInt;
  }
});

// node_modules/which-boxed-primitive/index.js
var require_which_boxed_primitive = __commonJS({
  "node_modules/which-boxed-primitive/index.js"(exports, module) {
    "use strict";
    var isString = require_is_string();
    var isNumber = require_is_number_object();
    var isBoolean = require_is_boolean_object();
    var isSymbol = require_is_symbol();
    var isBigInt = require_is_bigint();
    module.exports = function whichBoxedPrimitive(value) {
      if (value == null || typeof value !== "object" && typeof value !== "function") {
        return null;
      }
      if (isString(value)) {
        return "String";
      }
      if (isNumber(value)) {
        return "Number";
      }
      if (isBoolean(value)) {
        return "Boolean";
      }
      if (isSymbol(value)) {
        return "Symbol";
      }
      if (isBigInt(value)) {
        return "BigInt";
      }
    };
  }
});

// node_modules/is-map/index.js
var require_is_map = __commonJS({
  "node_modules/is-map/index.js"(exports, module) {
    "use strict";
    var $Map = typeof Map === "function" && Map.prototype ? Map : null;
    var $Set = typeof Set === "function" && Set.prototype ? Set : null;
    var exported;
    if (!$Map) {
      exported = function isMap(x) {
        return false;
      };
    }
    var $mapHas = $Map ? Map.prototype.has : null;
    var $setHas = $Set ? Set.prototype.has : null;
    if (!exported && !$mapHas) {
      exported = function isMap(x) {
        return false;
      };
    }
    module.exports = exported || function isMap(x) {
      if (!x || typeof x !== "object") {
        return false;
      }
      try {
        $mapHas.call(x);
        if ($setHas) {
          try {
            $setHas.call(x);
          } catch (e) {
            return true;
          }
        }
        return x instanceof $Map;
      } catch (e) {
      }
      return false;
    };
  }
});

// node_modules/is-set/index.js
var require_is_set = __commonJS({
  "node_modules/is-set/index.js"(exports, module) {
    "use strict";
    var $Map = typeof Map === "function" && Map.prototype ? Map : null;
    var $Set = typeof Set === "function" && Set.prototype ? Set : null;
    var exported;
    if (!$Set) {
      exported = function isSet(x) {
        return false;
      };
    }
    var $mapHas = $Map ? Map.prototype.has : null;
    var $setHas = $Set ? Set.prototype.has : null;
    if (!exported && !$setHas) {
      exported = function isSet(x) {
        return false;
      };
    }
    module.exports = exported || function isSet(x) {
      if (!x || typeof x !== "object") {
        return false;
      }
      try {
        $setHas.call(x);
        if ($mapHas) {
          try {
            $mapHas.call(x);
          } catch (e) {
            return true;
          }
        }
        return x instanceof $Set;
      } catch (e) {
      }
      return false;
    };
  }
});

// node_modules/is-weakmap/index.js
var require_is_weakmap = __commonJS({
  "node_modules/is-weakmap/index.js"(exports, module) {
    "use strict";
    var $WeakMap = typeof WeakMap === "function" && WeakMap.prototype ? WeakMap : null;
    var $WeakSet = typeof WeakSet === "function" && WeakSet.prototype ? WeakSet : null;
    var exported;
    if (!$WeakMap) {
      exported = function isWeakMap(x) {
        return false;
      };
    }
    var $mapHas = $WeakMap ? $WeakMap.prototype.has : null;
    var $setHas = $WeakSet ? $WeakSet.prototype.has : null;
    if (!exported && !$mapHas) {
      exported = function isWeakMap(x) {
        return false;
      };
    }
    module.exports = exported || function isWeakMap(x) {
      if (!x || typeof x !== "object") {
        return false;
      }
      try {
        $mapHas.call(x, $mapHas);
        if ($setHas) {
          try {
            $setHas.call(x, $setHas);
          } catch (e) {
            return true;
          }
        }
        return x instanceof $WeakMap;
      } catch (e) {
      }
      return false;
    };
  }
});

// node_modules/is-weakset/index.js
var require_is_weakset = __commonJS({
  "node_modules/is-weakset/index.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var callBound = require_call_bound();
    var $WeakSet = GetIntrinsic("%WeakSet%", true);
    var $setHas = callBound("WeakSet.prototype.has", true);
    if ($setHas) {
      $mapHas = callBound("WeakMap.prototype.has", true);
      module.exports = function isWeakSet(x) {
        if (!x || typeof x !== "object") {
          return false;
        }
        try {
          $setHas(x, $setHas);
          if ($mapHas) {
            try {
              $mapHas(x, $mapHas);
            } catch (e) {
              return true;
            }
          }
          return x instanceof $WeakSet;
        } catch (e) {
        }
        return false;
      };
    } else {
      module.exports = function isWeakSet(x) {
        return false;
      };
    }
    var $mapHas;
  }
});

// node_modules/which-collection/index.js
var require_which_collection = __commonJS({
  "node_modules/which-collection/index.js"(exports, module) {
    "use strict";
    var isMap = require_is_map();
    var isSet = require_is_set();
    var isWeakMap = require_is_weakmap();
    var isWeakSet = require_is_weakset();
    module.exports = function whichCollection(value) {
      if (value && typeof value === "object") {
        if (isMap(value)) {
          return "Map";
        }
        if (isSet(value)) {
          return "Set";
        }
        if (isWeakMap(value)) {
          return "WeakMap";
        }
        if (isWeakSet(value)) {
          return "WeakSet";
        }
      }
      return false;
    };
  }
});

// node_modules/is-weakref/index.js
var require_is_weakref = __commonJS({
  "node_modules/is-weakref/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $deref = (
      /** @type {<T extends WeakKey>(thisArg: WeakRef<T>) => T | undefined} */
      callBound("WeakRef.prototype.deref", true)
    );
    module.exports = typeof WeakRef === "undefined" ? function isWeakRef(_value) {
      return false;
    } : function isWeakRef(value) {
      if (!value || typeof value !== "object") {
        return false;
      }
      try {
        $deref(value);
        return true;
      } catch (e) {
        return false;
      }
    };
  }
});

// node_modules/is-finalizationregistry/index.js
var require_is_finalizationregistry = __commonJS({
  "node_modules/is-finalizationregistry/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var $register = callBound("FinalizationRegistry.prototype.register", true);
    module.exports = $register ? function isFinalizationRegistry(value) {
      if (!value || typeof value !== "object") {
        return false;
      }
      try {
        $register(value, {}, null);
        return true;
      } catch (e) {
        return false;
      }
    } : function isFinalizationRegistry(value) {
      return false;
    };
  }
});

// node_modules/functions-have-names/index.js
var require_functions_have_names = __commonJS({
  "node_modules/functions-have-names/index.js"(exports, module) {
    "use strict";
    var functionsHaveNames = function functionsHaveNames2() {
      return typeof function f() {
      }.name === "string";
    };
    var gOPD = Object.getOwnPropertyDescriptor;
    if (gOPD) {
      try {
        gOPD([], "length");
      } catch (e) {
        gOPD = null;
      }
    }
    functionsHaveNames.functionsHaveConfigurableNames = function functionsHaveConfigurableNames() {
      if (!functionsHaveNames() || !gOPD) {
        return false;
      }
      var desc = gOPD(function() {
      }, "name");
      return !!desc && !!desc.configurable;
    };
    var $bind = Function.prototype.bind;
    functionsHaveNames.boundFunctionsHaveNames = function boundFunctionsHaveNames() {
      return functionsHaveNames() && typeof $bind === "function" && function f() {
      }.bind().name !== "";
    };
    module.exports = functionsHaveNames;
  }
});

// node_modules/is-document.all/index.js
var require_is_document = __commonJS({
  "node_modules/is-document.all/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var toStr = callBound("Object.prototype.toString");
    var isIE68 = !(0 in [,]);
    var objectClass = "[object Object]";
    var ddaClass = "[object HTMLAllCollection]";
    var isDDA = function isDocumentDotAll() {
      return (
        /** @type {const} */
        false
      );
    };
    if (typeof document === "object") {
      all = document.all;
      if (toStr(all) === toStr(document.all)) {
        isDDA = /** @type {import('.')} */
        (function isDocumentDotAll(value) {
          if ((isIE68 || !value) && (typeof value === "undefined" || typeof value === "object")) {
            try {
              var str = toStr(value);
              return (str === ddaClass || str === objectClass) && /** @type {Function} */
              value("") == null;
            } catch (e) {
            }
          }
          return false;
        });
      }
    }
    var all;
    module.exports = isDDA;
  }
});

// node_modules/function.prototype.name/implementation.js
var require_implementation4 = __commonJS({
  "node_modules/function.prototype.name/implementation.js"(exports, module) {
    "use strict";
    var IsCallable = require_is_callable();
    var hasOwn = require_hasown();
    var functionsHaveNames = require_functions_have_names()();
    var $TypeError = require_type();
    var callBound = require_call_bound();
    var isDDA = require_is_document();
    var $functionToString = callBound("Function.prototype.toString");
    var $stringMatch = callBound("String.prototype.match");
    var classRegex = /^class /;
    var isClass = function isClassConstructor(fn) {
      if (IsCallable(fn)) {
        return false;
      }
      if (typeof fn !== "function") {
        return false;
      }
      try {
        var match = $stringMatch($functionToString(fn), classRegex);
        return !!match;
      } catch (e) {
      }
      return false;
    };
    var regex = /\s*function\s+([^(\s]*)\s*/;
    var functionProto = Function.prototype;
    module.exports = function getName() {
      if (isDDA(this) || !isClass(this) && !IsCallable(this)) {
        throw new $TypeError("Function.prototype.name sham getter called on non-function");
      }
      if (functionsHaveNames && hasOwn(this, "name")) {
        return this.name;
      }
      if (this === functionProto) {
        return "";
      }
      var str = $functionToString(this);
      var match = $stringMatch(str, regex);
      var name = match && match[1];
      return (
        /** @type {string} */
        name
      );
    };
  }
});

// node_modules/function.prototype.name/polyfill.js
var require_polyfill2 = __commonJS({
  "node_modules/function.prototype.name/polyfill.js"(exports, module) {
    "use strict";
    var implementation = require_implementation4();
    module.exports = function getPolyfill() {
      return implementation;
    };
  }
});

// node_modules/function.prototype.name/shim.js
var require_shim2 = __commonJS({
  "node_modules/function.prototype.name/shim.js"(exports, module) {
    "use strict";
    var supportsDescriptors = require_has_property_descriptors()();
    var functionsHaveNames = require_functions_have_names()();
    var $TypeError = require_type();
    var getPolyfill = require_polyfill2();
    var defineProperty = require_es_define_property();
    module.exports = function shimName() {
      var polyfill = getPolyfill();
      if (functionsHaveNames) {
        return polyfill;
      }
      if (!supportsDescriptors || !defineProperty) {
        throw new $TypeError("Shimming Function.prototype.name support requires ES5 property descriptor support.");
      }
      var functionProto = Function.prototype;
      defineProperty(functionProto, "name", {
        configurable: true,
        enumerable: false,
        get: function() {
          var name = polyfill.call(this);
          if (this !== functionProto) {
            defineProperty(this, "name", {
              configurable: true,
              enumerable: false,
              value: name,
              writable: false
            });
          }
          return name;
        }
      });
      return polyfill;
    };
  }
});

// node_modules/function.prototype.name/index.js
var require_function_prototype = __commonJS({
  "node_modules/function.prototype.name/index.js"(exports, module) {
    "use strict";
    var callBind = require_call_bind();
    var implementation = require_implementation4();
    var getPolyfill = require_polyfill2();
    var shim = require_shim2();
    var bound = callBind(implementation);
    module.exports = bound;
    module.exports.getPolyfill = getPolyfill;
    module.exports.implementation = implementation;
    module.exports.shim = shim;
  }
});

// node_modules/is-generator-function/index.js
var require_is_generator_function = __commonJS({
  "node_modules/is-generator-function/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var safeRegexTest = require_safe_regex_test();
    var isFnRegex = safeRegexTest(/^\s*(?:function)?\*/);
    var hasToStringTag = require_shams2()();
    var getProto = require_get_proto();
    var toStr = callBound("Object.prototype.toString");
    var fnToStr = callBound("Function.prototype.toString");
    var getGeneratorFunction = require_generator_function();
    module.exports = function isGeneratorFunction(fn) {
      if (typeof fn !== "function") {
        return false;
      }
      if (isFnRegex(fnToStr(fn))) {
        return true;
      }
      if (!hasToStringTag) {
        var str = toStr(fn);
        return str === "[object GeneratorFunction]";
      }
      if (!getProto) {
        return false;
      }
      var GeneratorFunction = getGeneratorFunction();
      return GeneratorFunction && getProto(fn) === GeneratorFunction.prototype;
    };
  }
});

// node_modules/is-async-function/index.js
var require_is_async_function = __commonJS({
  "node_modules/is-async-function/index.js"(exports, module) {
    "use strict";
    var callBound = require_call_bound();
    var safeRegexTest = require_safe_regex_test();
    var toStr = callBound("Object.prototype.toString");
    var fnToStr = callBound("Function.prototype.toString");
    var isFnRegex = safeRegexTest(/^\s*async(?:\s+function(?:\s+|\()|\s*\()/);
    var hasToStringTag = require_shams2()();
    var getProto = require_get_proto();
    var getAsyncFunc = require_async_function();
    module.exports = function isAsyncFunction(fn) {
      if (typeof fn !== "function") {
        return false;
      }
      if (isFnRegex(fnToStr(fn))) {
        return true;
      }
      if (!hasToStringTag) {
        var str = toStr(fn);
        return str === "[object AsyncFunction]";
      }
      if (!getProto) {
        return false;
      }
      var asyncFunc = getAsyncFunc();
      return asyncFunc && asyncFunc.prototype === getProto(fn);
    };
  }
});

// node_modules/which-builtin-type/index.js
var require_which_builtin_type = __commonJS({
  "node_modules/which-builtin-type/index.js"(exports, module) {
    "use strict";
    var whichBoxedPrimitive = require_which_boxed_primitive();
    var whichCollection = require_which_collection();
    var whichTypedArray = require_which_typed_array();
    var isArray = require_isarray();
    var isDate = require_is_date_object();
    var isRegex = require_is_regex();
    var isWeakRef = require_is_weakref();
    var isFinalizationRegistry = require_is_finalizationregistry();
    var name = require_function_prototype();
    var isGeneratorFunction = require_is_generator_function();
    var isAsyncFunction = require_is_async_function();
    var callBound = require_call_bound();
    var hasToStringTag = require_shams2()();
    var toStringTag = hasToStringTag && Symbol.toStringTag;
    var $Object = Object;
    var promiseThen = callBound("Promise.prototype.then", true);
    var isPromise = function isPromise2(value) {
      if (!value || typeof value !== "object" || !promiseThen) {
        return false;
      }
      try {
        promiseThen(value, null, function() {
        });
        return true;
      } catch (e) {
      }
      return false;
    };
    var isKnownBuiltin = function isKnownBuiltin2(builtinName) {
      return !!builtinName && builtinName !== "BigInt" && builtinName !== "Boolean" && builtinName !== "Null" && builtinName !== "Number" && builtinName !== "String" && builtinName !== "Symbol" && builtinName !== "Undefined" && builtinName !== "Math" && builtinName !== "JSON" && builtinName !== "Reflect" && builtinName !== "Atomics" && builtinName !== "Map" && builtinName !== "Set" && builtinName !== "WeakMap" && builtinName !== "WeakSet" && builtinName !== "BigInt64Array" && builtinName !== "BigUint64Array" && builtinName !== "Float32Array" && builtinName !== "Float64Array" && builtinName !== "Int16Array" && builtinName !== "Int32Array" && builtinName !== "Int8Array" && builtinName !== "Uint16Array" && builtinName !== "Uint32Array" && builtinName !== "Uint8Array" && builtinName !== "Uint8ClampedArray" && builtinName !== "Array" && builtinName !== "Date" && builtinName !== "FinalizationRegistry" && builtinName !== "Promise" && builtinName !== "RegExp" && builtinName !== "WeakRef" && builtinName !== "Function" && builtinName !== "GeneratorFunction" && builtinName !== "AsyncFunction";
    };
    module.exports = function whichBuiltinType(value) {
      if (value == null) {
        return value;
      }
      var which = whichBoxedPrimitive($Object(value)) || whichCollection(value) || whichTypedArray(value);
      if (which) {
        return which;
      }
      if (isArray(value)) {
        return "Array";
      }
      if (isDate(value)) {
        return "Date";
      }
      if (isRegex(value)) {
        return "RegExp";
      }
      if (isWeakRef(value)) {
        return "WeakRef";
      }
      if (isFinalizationRegistry(value)) {
        return "FinalizationRegistry";
      }
      if (typeof value === "function") {
        if (isGeneratorFunction(value)) {
          return "GeneratorFunction";
        }
        if (isAsyncFunction(value)) {
          return "AsyncFunction";
        }
        return "Function";
      }
      if (isPromise(value)) {
        return "Promise";
      }
      if (toStringTag && toStringTag in value) {
        var tag = value[toStringTag];
        if (isKnownBuiltin(tag)) {
          return tag;
        }
      }
      if (typeof value.constructor === "function") {
        var constructorName = name(
          /** @type {Parameters<name>[0]} */
          value.constructor
        );
        if (isKnownBuiltin(constructorName)) {
          return constructorName;
        }
      }
      return "Object";
    };
  }
});

// node_modules/reflect.getprototypeof/implementation.js
var require_implementation5 = __commonJS({
  "node_modules/reflect.getprototypeof/implementation.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var IsCallable = require_IsCallable2();
    var isObject = require_isObject2();
    var whichBuiltinType = require_which_builtin_type();
    var $TypeError = require_type();
    var gPO = require_get_proto();
    var $Object = require_es_object_atoms();
    module.exports = function getPrototypeOf(O) {
      if (!isObject(O)) {
        throw new $TypeError("Reflect.getPrototypeOf called on non-object");
      }
      if (gPO) {
        return gPO(O);
      }
      var type = whichBuiltinType(O);
      if (type) {
        var intrinsic = GetIntrinsic("%" + type + ".prototype%", true);
        if (intrinsic) {
          return intrinsic;
        }
      }
      if (IsCallable(O.constructor)) {
        return O.constructor.prototype;
      }
      if (O instanceof Object) {
        return $Object.prototype;
      }
      return null;
    };
  }
});

// node_modules/reflect.getprototypeof/polyfill.js
var require_polyfill3 = __commonJS({
  "node_modules/reflect.getprototypeof/polyfill.js"(exports, module) {
    "use strict";
    var implementation = require_implementation5();
    var getProto = require_get_proto();
    module.exports = function getPolyfill() {
      if (typeof Reflect === "object" && Reflect && Reflect.getPrototypeOf) {
        return Reflect.getPrototypeOf;
      }
      return getProto ? function getPrototypeOf(O) {
        return getProto(O);
      } : implementation;
    };
  }
});

// node_modules/typed-array-byte-offset/index.js
var require_typed_array_byte_offset = __commonJS({
  "node_modules/typed-array-byte-offset/index.js"(exports, module) {
    "use strict";
    var forEach = require_for_each();
    var callBind = require_call_bind();
    var gPO = require_polyfill3()();
    var typedArrays = require_available_typed_arrays()();
    var getters = {
      // @ts-expect-error TS can't handle __proto__ or `satisfies` in jsdoc
      __proto__: null
    };
    var gOPD = require_gopd();
    var oDP = Object.defineProperty;
    if (gOPD) {
      getByteOffset = function(x) {
        return x.byteOffset;
      };
      forEach(typedArrays, function(typedArray) {
        if (typeof global[typedArray] === "function" || typeof global[typedArray] === "object") {
          var Proto = global[typedArray].prototype;
          var descriptor = gOPD(Proto, "byteOffset");
          if (!descriptor) {
            var superProto = gPO(Proto);
            descriptor = gOPD(superProto, "byteOffset");
          }
          if (descriptor && descriptor.get) {
            getters[typedArray] = callBind(descriptor.get);
          } else if (oDP) {
            var arr = new global[typedArray](2);
            descriptor = gOPD(arr, "byteOffset");
            if (descriptor && descriptor.configurable) {
              oDP(arr, "length", { value: 3 });
            }
            if (arr.length === 2) {
              getters[typedArray] = getByteOffset;
            }
          }
        }
      });
    }
    var getByteOffset;
    var tryTypedArrays = function tryAllTypedArrays(value) {
      var foundOffset;
      forEach(getters, function(getter) {
        if (typeof foundOffset !== "number") {
          try {
            var offset = getter(value);
            if (typeof offset === "number") {
              foundOffset = offset;
            }
          } catch (e) {
          }
        }
      });
      return foundOffset;
    };
    var isTypedArray = require_is_typed_array();
    module.exports = function typedArrayByteOffset(value) {
      if (!isTypedArray(value)) {
        return false;
      }
      return tryTypedArrays(value);
    };
  }
});

// node_modules/typed-array-length/index.js
var require_typed_array_length = __commonJS({
  "node_modules/typed-array-length/index.js"(exports, module) {
    "use strict";
    var callBind = require_call_bind();
    var forEach = require_for_each();
    var gOPD = require_gopd();
    var isTypedArray = require_is_typed_array();
    var typedArrays = require_possible_typed_array_names();
    var gPO = require_polyfill3()();
    var getters = { __proto__: null };
    var oDP = Object.defineProperty;
    if (gOPD) {
      getLength = /** @type {TypedArrayLengthGetter} */
      function(x) {
        return x.length;
      };
      forEach(
        typedArrays,
        /** @type {(typedArray: import('.').TypedArrayName) => void} */
        function(typedArray) {
          var TA = global[typedArray];
          if (typeof TA === "function" || typeof TA === "object") {
            var Proto = TA.prototype;
            var descriptor = gOPD(Proto, "length");
            if (!descriptor) {
              var superProto = gPO(Proto);
              descriptor = gOPD(superProto, "length");
            }
            if (descriptor && descriptor.get) {
              getters[
                /** @type {`$${import('.').TypedArrayName}`} */
                "$" + typedArray
              ] = callBind(descriptor.get);
            } else if (oDP) {
              var arr = new global[typedArray](2);
              descriptor = gOPD(arr, "length");
              if (descriptor && descriptor.configurable) {
                oDP(arr, "length", { value: 3 });
              }
              if (arr.length === 2) {
                getters[
                  /** @type {`$${import('.').TypedArrayName}`} */
                  "$" + typedArray
                ] = getLength;
              }
            }
          }
        }
      );
    }
    var getLength;
    var tryTypedArrays = function tryAllTypedArrays(value) {
      var foundLength;
      forEach(
        getters,
        /** @type {(getter: TypedArrayLengthGetter) => void} */
        function(getter) {
          if (typeof foundLength !== "number") {
            try {
              var length = getter(value);
              if (typeof length === "number") {
                foundLength = length;
              }
            } catch (e) {
            }
          }
        }
      );
      return foundLength;
    };
    module.exports = function typedArrayLength(value) {
      if (!isTypedArray(value)) {
        return false;
      }
      return tryTypedArrays(value);
    };
  }
});

// node_modules/es-abstract/2025/IsTypedArrayOutOfBounds.js
var require_IsTypedArrayOutOfBounds = __commonJS({
  "node_modules/es-abstract/2025/IsTypedArrayOutOfBounds.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var IsDetachedBuffer = require_IsDetachedBuffer();
    var IsFixedLengthArrayBuffer = require_IsFixedLengthArrayBuffer();
    var TypedArrayElementSize = require_TypedArrayElementSize();
    var isTypedArrayWithBufferWitnessRecord = require_typed_array_with_buffer_witness_record();
    var typedArrayBuffer = require_typed_array_buffer();
    var typedArrayByteOffset = require_typed_array_byte_offset();
    var typedArrayLength = require_typed_array_length();
    module.exports = function IsTypedArrayOutOfBounds(taRecord) {
      if (!isTypedArrayWithBufferWitnessRecord(taRecord)) {
        throw new $TypeError("Assertion failed: `taRecord` must be a TypedArray With Buffer Witness Record");
      }
      var O = taRecord["[[Object]]"];
      var bufferByteLength = taRecord["[[CachedBufferByteLength]]"];
      if (IsDetachedBuffer(typedArrayBuffer(O)) && bufferByteLength !== "DETACHED") {
        throw new $TypeError("Assertion failed: typed array is detached only if the byte length is ~DETACHED~");
      }
      if (bufferByteLength === "DETACHED") {
        return true;
      }
      var byteOffsetStart = typedArrayByteOffset(O);
      var isFixed = IsFixedLengthArrayBuffer(typedArrayBuffer(O));
      var byteOffsetEnd;
      var length = isFixed ? typedArrayLength(O) : "AUTO";
      if (length === "AUTO") {
        byteOffsetEnd = bufferByteLength;
      } else {
        var elementSize = TypedArrayElementSize(O);
        byteOffsetEnd = byteOffsetStart + length * elementSize;
      }
      if (byteOffsetStart > bufferByteLength || byteOffsetEnd > bufferByteLength) {
        return true;
      }
      return false;
    };
  }
});

// node_modules/es-abstract/2025/TypedArrayLength.js
var require_TypedArrayLength = __commonJS({
  "node_modules/es-abstract/2025/TypedArrayLength.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var floor = require_floor2();
    var IsFixedLengthArrayBuffer = require_IsFixedLengthArrayBuffer();
    var IsTypedArrayOutOfBounds = require_IsTypedArrayOutOfBounds();
    var TypedArrayElementSize = require_TypedArrayElementSize();
    var isTypedArrayWithBufferWitnessRecord = require_typed_array_with_buffer_witness_record();
    var typedArrayBuffer = require_typed_array_buffer();
    var typedArrayByteOffset = require_typed_array_byte_offset();
    var typedArrayLength = require_typed_array_length();
    module.exports = function TypedArrayLength(taRecord) {
      if (!isTypedArrayWithBufferWitnessRecord(taRecord)) {
        throw new $TypeError("Assertion failed: `taRecord` must be a TypedArray With Buffer Witness Record");
      }
      if (IsTypedArrayOutOfBounds(taRecord)) {
        throw new $TypeError("Assertion failed: `taRecord` is out of bounds");
      }
      var O = taRecord["[[Object]]"];
      var isFixed = IsFixedLengthArrayBuffer(typedArrayBuffer(O));
      var length = isFixed ? typedArrayLength(O) : "AUTO";
      if (length !== "AUTO") {
        return length;
      }
      if (isFixed) {
        throw new $TypeError("Assertion failed: array buffer is not fixed length");
      }
      var byteOffset = typedArrayByteOffset(O);
      var elementSize = TypedArrayElementSize(O);
      var byteLength = taRecord["[[CachedBufferByteLength]]"];
      if (byteLength === "DETACHED") {
        throw new $TypeError("Assertion failed: typed array is detached");
      }
      return floor((byteLength - byteOffset) / elementSize);
    };
  }
});

// node_modules/es-abstract/2025/ArrayBufferByteLength.js
var require_ArrayBufferByteLength = __commonJS({
  "node_modules/es-abstract/2025/ArrayBufferByteLength.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var IsDetachedBuffer = require_IsDetachedBuffer();
    var isArrayBuffer = require_is_array_buffer();
    var isSharedArrayBuffer = require_is_shared_array_buffer();
    var arrayBufferByteLength = require_array_buffer_byte_length();
    var callBound = require_call_bound();
    var $sabByteLength = callBound("SharedArrayBuffer.prototype.byteLength", true);
    var isGrowable = false;
    module.exports = function ArrayBufferByteLength(arrayBuffer, order) {
      var isSAB = isSharedArrayBuffer(arrayBuffer);
      if (!isArrayBuffer(arrayBuffer) && !isSAB) {
        throw new $TypeError("Assertion failed: `arrayBuffer` must be an ArrayBuffer or a SharedArrayBuffer");
      }
      if (order !== "SEQ-CST" && order !== "UNORDERED") {
        throw new $TypeError("Assertion failed: `order` must be ~SEQ-CST~ or ~UNORDERED~");
      }
      if (isSAB && isGrowable) {
      }
      if (IsDetachedBuffer(arrayBuffer)) {
        throw new $TypeError("Assertion failed: `arrayBuffer` must not be detached");
      }
      return isSAB ? $sabByteLength(arrayBuffer) : arrayBufferByteLength(arrayBuffer);
    };
  }
});

// node_modules/es-abstract/2025/MakeTypedArrayWithBufferWitnessRecord.js
var require_MakeTypedArrayWithBufferWitnessRecord = __commonJS({
  "node_modules/es-abstract/2025/MakeTypedArrayWithBufferWitnessRecord.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var ArrayBufferByteLength = require_ArrayBufferByteLength();
    var IsDetachedBuffer = require_IsDetachedBuffer();
    var isTypedArray = require_is_typed_array();
    var typedArrayBuffer = require_typed_array_buffer();
    module.exports = function MakeTypedArrayWithBufferWitnessRecord(obj, order) {
      if (!isTypedArray(obj)) {
        throw new $TypeError("Assertion failed: `obj` must be a Typed Array");
      }
      if (order !== "SEQ-CST" && order !== "UNORDERED") {
        throw new $TypeError("Assertion failed: `order` must be ~SEQ-CST~ or ~UNORDERED~");
      }
      var buffer = typedArrayBuffer(obj);
      var byteLength = IsDetachedBuffer(buffer) ? "DETACHED" : ArrayBufferByteLength(buffer, order);
      return { "[[Object]]": obj, "[[CachedBufferByteLength]]": byteLength };
    };
  }
});

// node_modules/es-abstract/2025/ValidateTypedArray.js
var require_ValidateTypedArray = __commonJS({
  "node_modules/es-abstract/2025/ValidateTypedArray.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var isObject = require_isObject();
    var IsTypedArrayOutOfBounds = require_IsTypedArrayOutOfBounds();
    var MakeTypedArrayWithBufferWitnessRecord = require_MakeTypedArrayWithBufferWitnessRecord();
    var isTypedArray = require_is_typed_array();
    module.exports = function ValidateTypedArray(O, order) {
      if (order !== "SEQ-CST" && order !== "UNORDERED") {
        throw new $TypeError("Assertion failed: `order` must be ~SEQ-CST~ or ~UNORDERED~");
      }
      if (!isObject(O)) {
        throw new $TypeError("Assertion failed: `O` must be an Object");
      }
      if (!isTypedArray(O)) {
        throw new $TypeError("Assertion failed: `O` must be a Typed Array");
      }
      var taRecord = MakeTypedArrayWithBufferWitnessRecord(O, order);
      if (IsTypedArrayOutOfBounds(taRecord)) {
        throw new $TypeError("`O` must be in-bounds and backed by a non-detached buffer");
      }
      return taRecord;
    };
  }
});

// node_modules/es-abstract/2025/TypedArrayCreateFromConstructor.js
var require_TypedArrayCreateFromConstructor = __commonJS({
  "node_modules/es-abstract/2025/TypedArrayCreateFromConstructor.js"(exports, module) {
    "use strict";
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var IsArray = require_IsArray2();
    var IsConstructor = require_IsConstructor();
    var IsTypedArrayOutOfBounds = require_IsTypedArrayOutOfBounds();
    var TypedArrayLength = require_TypedArrayLength();
    var ValidateTypedArray = require_ValidateTypedArray();
    var availableTypedArrays = require_available_typed_arrays()();
    module.exports = function TypedArrayCreateFromConstructor(constructor, argumentList) {
      if (!IsConstructor(constructor)) {
        throw new $TypeError("Assertion failed: `constructor` must be a constructor");
      }
      if (!IsArray(argumentList)) {
        throw new $TypeError("Assertion failed: `argumentList` must be a List");
      }
      if (availableTypedArrays.length === 0) {
        throw new $SyntaxError("Assertion failed: Typed Arrays are not supported in this environment");
      }
      var newTypedArray;
      if (argumentList.length === 0) {
        newTypedArray = new constructor();
      } else if (argumentList.length === 1) {
        newTypedArray = new constructor(argumentList[0]);
      } else if (argumentList.length === 2) {
        newTypedArray = new constructor(argumentList[0], argumentList[1]);
      } else {
        newTypedArray = new constructor(argumentList[0], argumentList[1], argumentList[2]);
      }
      var taRecord = ValidateTypedArray(newTypedArray, "SEQ-CST");
      if (argumentList.length === 1 && typeof argumentList[0] === "number") {
        if (IsTypedArrayOutOfBounds(taRecord)) {
          throw new $TypeError("new Typed Array is out of bounds");
        }
        var length = TypedArrayLength(taRecord);
        if (length < argumentList[0]) {
          throw new $TypeError("`argumentList[0]` must be <= `newTypedArray.length`");
        }
      }
      return newTypedArray;
    };
  }
});

// node_modules/es-abstract/helpers/typedArrayConstructors.js
var require_typedArrayConstructors = __commonJS({
  "node_modules/es-abstract/helpers/typedArrayConstructors.js"(exports, module) {
    "use strict";
    var GetIntrinsic = require_get_intrinsic();
    var constructors = {
      __proto__: null,
      $Int8Array: GetIntrinsic("%Int8Array%", true),
      $Uint8Array: GetIntrinsic("%Uint8Array%", true),
      $Uint8ClampedArray: GetIntrinsic("%Uint8ClampedArray%", true),
      $Int16Array: GetIntrinsic("%Int16Array%", true),
      $Uint16Array: GetIntrinsic("%Uint16Array%", true),
      $Int32Array: GetIntrinsic("%Int32Array%", true),
      $Uint32Array: GetIntrinsic("%Uint32Array%", true),
      $BigInt64Array: GetIntrinsic("%BigInt64Array%", true),
      $BigUint64Array: GetIntrinsic("%BigUint64Array%", true),
      $Float16Array: GetIntrinsic("%Float16Array%", true),
      $Float32Array: GetIntrinsic("%Float32Array%", true),
      $Float64Array: GetIntrinsic("%Float64Array%", true)
    };
    module.exports = function getConstructor(kind) {
      return constructors["$" + kind];
    };
  }
});

// node_modules/es-abstract/2025/TypedArraySpeciesCreate.js
var require_TypedArraySpeciesCreate = __commonJS({
  "node_modules/es-abstract/2025/TypedArraySpeciesCreate.js"(exports, module) {
    "use strict";
    var $SyntaxError = require_syntax();
    var $TypeError = require_type();
    var whichTypedArray = require_which_typed_array();
    var availableTypedArrays = require_available_typed_arrays()();
    var IsArray = require_IsArray2();
    var SpeciesConstructor = require_SpeciesConstructor();
    var TypedArrayCreateFromConstructor = require_TypedArrayCreateFromConstructor();
    var getConstructor = require_typedArrayConstructors();
    module.exports = function TypedArraySpeciesCreate(exemplar, argumentList) {
      if (availableTypedArrays.length === 0) {
        throw new $SyntaxError("Assertion failed: Typed Arrays are not supported in this environment");
      }
      var kind = whichTypedArray(exemplar);
      if (!kind) {
        throw new $TypeError("Assertion failed: exemplar must be a TypedArray");
      }
      if (!IsArray(argumentList)) {
        throw new $TypeError("Assertion failed: `argumentList` must be a List");
      }
      var defaultConstructor = getConstructor(kind);
      if (typeof defaultConstructor !== "function") {
        throw new $SyntaxError("Assertion failed: `constructor` of `exemplar` (" + kind + ") must exist. Please report this!");
      }
      var constructor = SpeciesConstructor(exemplar, defaultConstructor);
      return TypedArrayCreateFromConstructor(constructor, argumentList);
    };
  }
});

// node_modules/typedarray.prototype.slice/implementation.js
var require_implementation6 = __commonJS({
  "node_modules/typedarray.prototype.slice/implementation.js"(exports, module) {
    "use strict";
    var $TypeError = require_type();
    var Get = require_Get();
    var GetValueFromBuffer = require_GetValueFromBuffer();
    var IsDetachedBuffer = require_IsDetachedBuffer();
    var max = require_max();
    var min = require_min();
    var Set2 = require_Set();
    var SetValueInBuffer = require_SetValueInBuffer();
    var ToIntegerOrInfinity = require_ToIntegerOrInfinity();
    var ToString = require_ToString();
    var TypedArrayElementSize = require_TypedArrayElementSize();
    var TypedArrayElementType = require_TypedArrayElementType();
    var TypedArraySpeciesCreate = require_TypedArraySpeciesCreate();
    var ValidateTypedArray = require_ValidateTypedArray();
    var typedArrayBuffer = require_typed_array_buffer();
    var typedArrayByteOffset = require_typed_array_byte_offset();
    module.exports = function slice(start, end) {
      var O = this;
      ValidateTypedArray(O, "SEQ-CST");
      var len = O.length;
      var relativeStart = ToIntegerOrInfinity(start);
      var k;
      if (relativeStart === -Infinity) {
        k = 0;
      } else if (relativeStart < 0) {
        k = max(len + relativeStart, 0);
      } else {
        k = min(relativeStart, len);
      }
      var relativeEnd = typeof end === "undefined" ? len : ToIntegerOrInfinity(end);
      var final;
      if (relativeEnd === -Infinity) {
        final = 0;
      } else if (relativeEnd < 0) {
        final = max(len + relativeEnd, 0);
      } else {
        final = min(relativeEnd, len);
      }
      var count = max(final - k, 0);
      var A = TypedArraySpeciesCreate(O, [count]);
      if (count > 0) {
        if (IsDetachedBuffer(typedArrayBuffer(O))) {
          throw new $TypeError("Cannot use a Typed Array with an underlying ArrayBuffer that is detached");
        }
        var srcType = TypedArrayElementType(O);
        var targetType = TypedArrayElementType(A);
        if (srcType === targetType) {
          var srcBuffer = typedArrayBuffer(O);
          var targetBuffer = typedArrayBuffer(A);
          var elementSize = TypedArrayElementSize(O);
          var srcByteOffset = typedArrayByteOffset(O);
          var srcByteIndex = k * elementSize + srcByteOffset;
          var targetByteIndex = typedArrayByteOffset(A);
          var limit = targetByteIndex + count * elementSize;
          while (targetByteIndex < limit) {
            var value = GetValueFromBuffer(srcBuffer, srcByteIndex, "UINT8", true, "UNORDERED");
            SetValueInBuffer(targetBuffer, targetByteIndex, "UINT8", value, true, "UNORDERED");
            srcByteIndex += 1;
            targetByteIndex += 1;
          }
        } else {
          var n = 0;
          while (k < final) {
            var Pk = ToString(k);
            var kValue = Get(O, Pk);
            Set2(A, ToString(n), kValue, true);
            k += 1;
            n += 1;
          }
        }
      }
      return A;
    };
  }
});

// node_modules/typedarray.prototype.slice/polyfill.js
var require_polyfill4 = __commonJS({
  "node_modules/typedarray.prototype.slice/polyfill.js"(exports, module) {
    "use strict";
    var implementation = require_implementation6();
    module.exports = function getPolyfill() {
      if (typeof Uint8Array === "function" && Uint8Array.prototype.slice) {
        var ta = new Uint8Array(1);
        ta.constructor = function(length) {
          return new Uint8Array(length);
        };
        try {
          ta.slice();
        } catch (e) {
          return implementation;
        }
        return Uint8Array.prototype.slice;
      }
      return implementation;
    };
  }
});

// node_modules/typedarray.prototype.slice/shim.js
var require_shim3 = __commonJS({
  "node_modules/typedarray.prototype.slice/shim.js"(exports, module) {
    "use strict";
    var define = require_define_properties();
    var getProto = require_get_proto();
    var getPolyfill = require_polyfill4();
    module.exports = function shimTypedArraySlice() {
      if (typeof Uint8Array === "function") {
        var polyfill = getPolyfill();
        var proto = getProto(Uint8Array.prototype);
        define(
          proto,
          { slice: polyfill },
          { slice: function() {
            return proto.slice !== polyfill;
          } }
        );
      }
      return polyfill;
    };
  }
});

// node_modules/typedarray.prototype.slice/index.js
var require_typedarray_prototype = __commonJS({
  "node_modules/typedarray.prototype.slice/index.js"(exports, module) {
    "use strict";
    var define = require_define_properties();
    var callBind = require_call_bind();
    var implementation = require_implementation6();
    var getPolyfill = require_polyfill4();
    var shim = require_shim3();
    var bound = callBind(getPolyfill());
    define(bound, {
      getPolyfill,
      implementation,
      shim
    });
    module.exports = bound;
  }
});

// node_modules/traverse/index.js
var require_traverse = __commonJS({
  "node_modules/traverse/index.js"(exports, module) {
    var whichTypedArray = require_which_typed_array();
    var taSlice = require_typedarray_prototype();
    var gopd = require_gopd();
    var defineDataProperty = require_define_data_property();
    var ToPrimitive = require_es2015();
    function toS(obj) {
      return Object.prototype.toString.call(obj);
    }
    function isDate(obj) {
      return toS(obj) === "[object Date]";
    }
    function isRegExp(obj) {
      return toS(obj) === "[object RegExp]";
    }
    function isError(obj) {
      return toS(obj) === "[object Error]";
    }
    function isBoolean(obj) {
      return toS(obj) === "[object Boolean]";
    }
    function isNumber(obj) {
      return toS(obj) === "[object Number]";
    }
    function isString(obj) {
      return toS(obj) === "[object String]";
    }
    var isArray = Array.isArray || function isArray2(xs) {
      return Object.prototype.toString.call(xs) === "[object Array]";
    };
    function forEach(xs, fn) {
      if (xs.forEach) {
        return xs.forEach(fn);
      }
      for (var i = 0; i < xs.length; i++) {
        fn(xs[i], i, xs);
      }
      return void 0;
    }
    var objectKeys = Object.keys || function keys(obj) {
      var res = [];
      for (var key in obj) {
        res[res.length] = key;
      }
      return res;
    };
    var propertyIsEnumerable = Object.prototype.propertyIsEnumerable;
    var getOwnPropertySymbols = Object.getOwnPropertySymbols;
    function ownEnumerableKeys(obj) {
      var res = objectKeys(obj);
      if (getOwnPropertySymbols) {
        var symbols = getOwnPropertySymbols(obj);
        for (var i = 0; i < symbols.length; i++) {
          if (propertyIsEnumerable.call(obj, symbols[i])) {
            res[res.length] = symbols[i];
          }
        }
      }
      return res;
    }
    var hasOwnProperty = Object.prototype.hasOwnProperty || function(obj, key) {
      return key in obj;
    };
    function isWritable(object, key) {
      if (typeof gopd !== "function") {
        return true;
      }
      var desc = gopd(object, key);
      return !desc || !desc.writable;
    }
    var maxArrayLength = 4294967295;
    function isIndex(key) {
      if (typeof key === "symbol") {
        return false;
      }
      var index = Number(key);
      return index >= 0 && index < maxArrayLength && index % 1 === 0 && String(index) === String(key);
    }
    function countBelow(ascending, index) {
      var low = 0;
      var high = ascending.length;
      while (low < high) {
        var middle = Math.floor((low + high) / 2);
        if (ascending[middle] < index) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }
    function wasSpliced(key, spliced) {
      return spliced.length > 0 && isIndex(key) && spliced[countBelow(spliced, Number(key))] === Number(key);
    }
    function shiftedKey(key, spliced) {
      if (spliced.length === 0 || !isIndex(key)) {
        return key;
      }
      var shifted = Number(key) - countBelow(spliced, Number(key));
      return typeof key === "number" ? shifted : String(shifted);
    }
    var hasProtoAccessor = typeof gopd === "function" && !!gopd(Object.prototype, "__proto__");
    function setProperty(object, key, value) {
      if (hasProtoAccessor && key === "__proto__" && !hasOwnProperty.call(object, key)) {
        defineDataProperty(object, key, value);
      } else {
        object[key] = value;
      }
    }
    var hasMagicProto = !hasProtoAccessor && {}.__proto__ === Object.prototype;
    function toSettableKey(segment) {
      var primitive = ToPrimitive(segment, String);
      var key = typeof primitive === "symbol" ? primitive : String(primitive);
      if (hasMagicProto && key === "__proto__") {
        throw new TypeError("`__proto__` can not be set as a property in this engine");
      }
      return key;
    }
    function setOwnProperty(object, key, value) {
      "use strict";
      if (hasProtoAccessor && key === "__proto__" && !hasOwnProperty.call(object, key)) {
        defineDataProperty(object, key, value);
      } else {
        object[key] = value;
      }
      if (Object(object) !== object) {
        throw new TypeError("Cannot create property `" + String(key) + "` on a " + typeof object);
      }
    }
    var gPO = Object.getPrototypeOf;
    function getProto(obj) {
      return gPO ? gPO(obj) : obj.__proto__;
    }
    var sPO = Object.setPrototypeOf;
    function setProto(obj, proto) {
      if (sPO) {
        sPO(obj, proto);
      } else {
        obj.__proto__ = proto;
      }
    }
    function copyBoxed(src, valueOf) {
      var primitive;
      try {
        primitive = valueOf.call(src);
      } catch (e) {
        return Object(src);
      }
      var dst = Object(primitive);
      var proto = getProto(src);
      if (proto && proto !== getProto(dst)) {
        setProto(dst, proto);
      }
      return dst;
    }
    function isStringCharacter(obj, key) {
      return isString(obj) && isIndex(key) && Number(key) < obj.length;
    }
    function copy(src, options) {
      if (typeof src === "object" && src !== null) {
        var dst;
        if (isArray(src)) {
          dst = [];
        } else if (isDate(src)) {
          dst = new Date(src.getTime ? src.getTime() : src);
        } else if (isRegExp(src)) {
          dst = new RegExp(src);
        } else if (isBoolean(src)) {
          dst = copyBoxed(src, Boolean.prototype.valueOf);
        } else if (isNumber(src)) {
          dst = copyBoxed(src, Number.prototype.valueOf);
        } else if (isString(src)) {
          dst = copyBoxed(src, String.prototype.valueOf);
        } else {
          var ta = whichTypedArray(src);
          if (ta) {
            return taSlice(src);
          } else if (Object.create && Object.getPrototypeOf) {
            dst = Object.create(Object.getPrototypeOf(src));
          } else if (src.constructor === Object) {
            dst = {};
          } else {
            var proto = src.constructor && src.constructor.prototype || src.__proto__ || {};
            var T = function T2() {
            };
            T.prototype = proto;
            dst = new T();
          }
        }
        if (isError(src)) {
          defineDataProperty(dst, "message", src.message);
        }
        var iteratorFunction = options.includeSymbols ? ownEnumerableKeys : objectKeys;
        forEach(iteratorFunction(src), function(key) {
          if (!isStringCharacter(dst, key)) {
            setProperty(dst, key, src[key]);
          }
        });
        return dst;
      }
      return src;
    }
    var emptyNull = { __proto__: null };
    function getOptions(options) {
      return options == null ? emptyNull : options;
    }
    function walk(root, cb) {
      var path2 = [];
      var parents = [];
      var alive = true;
      var options = arguments.length > 2 ? arguments[2] : emptyNull;
      var iteratorFunction = options.includeSymbols ? ownEnumerableKeys : objectKeys;
      var immutable = !!options.immutable;
      return (function walker(node_, splicedSiblings, originalKey) {
        var node = immutable ? copy(node_, options) : node_;
        var modifiers = { __proto__: null };
        var keepGoing = true;
        var state = {
          node,
          node_,
          path: [].concat(path2),
          parent: parents[parents.length - 1],
          parents,
          key: path2[path2.length - 1],
          removedKeys: { __proto__: null },
          isRoot: path2.length === 0,
          level: path2.length,
          circular: null,
          update: function(x, stopHere) {
            if (!state.isRoot && !wasSpliced(originalKey, splicedSiblings)) {
              setProperty(state.parent.node, state.key, x);
            }
            state.node = x;
            if (stopHere) {
              keepGoing = false;
            }
          },
          delete: function(stopHere) {
            if (!wasSpliced(originalKey, splicedSiblings)) {
              delete state.parent.node[state.key];
              state.parent.removedKeys[state.key] = true;
            }
            if (stopHere) {
              keepGoing = false;
            }
          },
          remove: function(stopHere) {
            if (isArray(state.parent.node) && isIndex(originalKey)) {
              var index = Number(originalKey);
              var at = countBelow(splicedSiblings, index);
              while (splicedSiblings[at] === index) {
                index += 1;
                at += 1;
              }
              if (index - at < state.parent.node.length) {
                state.parent.node.splice(index - at, 1);
                splicedSiblings.splice(at, 0, index);
                state.parent.removedKeys[state.key] = true;
              }
              if (stopHere) {
                keepGoing = false;
              }
            } else {
              state.delete(stopHere);
            }
          },
          keys: null,
          before: function(f) {
            modifiers.before = f;
          },
          after: function(f) {
            modifiers.after = f;
          },
          pre: function(f) {
            modifiers.pre = f;
          },
          post: function(f) {
            modifiers.post = f;
          },
          stop: function() {
            alive = false;
          },
          block: function() {
            keepGoing = false;
          }
        };
        if (!alive) {
          return state;
        }
        function updateState() {
          if (typeof state.node === "object" && state.node !== null) {
            var nodeKeys = iteratorFunction(state.node);
            if (!state.keys || state.node !== node && state.node !== node_) {
              state.keys = nodeKeys;
            }
            state.isLeaf = nodeKeys.length === 0;
            for (var i = 0; i < parents.length; i++) {
              if (parents[i].node_ === node_) {
                state.circular = parents[i];
                break;
              }
            }
          } else {
            state.isLeaf = true;
            state.keys = null;
          }
          state.notLeaf = !state.isLeaf;
          state.notRoot = !state.isRoot;
        }
        updateState();
        var ret = cb.call(state, state.node);
        if (ret !== void 0 && state.update) {
          state.update(ret);
        }
        if (modifiers.before) {
          modifiers.before.call(state, state.node);
        }
        if (!keepGoing) {
          return state;
        }
        if (typeof state.node === "object" && state.node !== null && !state.circular) {
          updateState();
          parents[parents.length] = state;
          var splicedChildren = [];
          forEach(state.keys, function(listedKey, i) {
            if (wasSpliced(listedKey, splicedChildren)) {
              return;
            }
            var key = shiftedKey(listedKey, splicedChildren);
            path2[path2.length] = key;
            if (modifiers.pre) {
              modifiers.pre.call(state, state.node[key], key);
            }
            var child = walker(state.node[key], splicedChildren, listedKey);
            if (immutable && !wasSpliced(listedKey, splicedChildren)) {
              var writeKey = shiftedKey(listedKey, splicedChildren);
              if (hasOwnProperty.call(state.node, writeKey) && !isWritable(state.node, writeKey)) {
                state.node[writeKey] = child.node;
              }
            }
            child.isLast = i === state.keys.length - 1;
            child.isFirst = i === 0;
            if (modifiers.post) {
              modifiers.post.call(state, child);
            }
            path2.pop();
          });
          parents.pop();
        }
        if (modifiers.after) {
          modifiers.after.call(state, state.node);
        }
        return state;
      })(root, []).node;
    }
    function Traverse(obj) {
      if (!(this instanceof Traverse)) {
        return new Traverse(obj, getOptions(arguments.length > 1 ? arguments[1] : null));
      }
      this.options = getOptions(arguments.length > 1 ? arguments[1] : null);
      this.value = obj;
    }
    Traverse.prototype.get = function(ps) {
      var node = this.value;
      for (var i = 0; i < ps.length; i++) {
        var key = ps[i];
        if (node == null || !hasOwnProperty.call(node, key)) {
          return void 0;
        }
        node = node[key];
      }
      return node;
    };
    Traverse.prototype.has = function(ps) {
      var node = this.value;
      if (!node && ps.length > 0) {
        return false;
      }
      for (var i = 0; i < ps.length; i++) {
        var key = ps[i];
        if (node == null || !hasOwnProperty.call(node, key)) {
          return false;
        }
        node = node[key];
      }
      return true;
    };
    Traverse.prototype.set = function(ps, value) {
      var node = this.value;
      for (var i = 0; i < ps.length - 1; i++) {
        var key = toSettableKey(ps[i]);
        if (!hasOwnProperty.call(node, key)) {
          setOwnProperty(node, key, {});
          if (!hasOwnProperty.call(node, key)) {
            throw new TypeError("Cannot create property `" + String(key) + "` as an own property");
          }
        }
        node = node[key];
      }
      setOwnProperty(node, toSettableKey(ps[i]), value);
      return value;
    };
    Traverse.prototype.map = function(cb) {
      return walk(this.value, cb, { __proto__: null, immutable: true, includeSymbols: !!this.options.includeSymbols });
    };
    Traverse.prototype.forEach = function(cb) {
      this.value = walk(this.value, cb, this.options);
      return this.value;
    };
    Traverse.prototype.reduce = function(cb, init) {
      var skip = arguments.length === 1;
      var acc = skip ? this.value : init;
      this.forEach(function(x) {
        if (!this.isRoot || !skip) {
          acc = cb.call(this, acc, x);
        }
      });
      return acc;
    };
    Traverse.prototype.deepEqual = function(obj) {
      if (arguments.length !== 1) {
        throw new Error("deepEqual requires exactly one object to compare against");
      }
      var equal = true;
      function notEqual() {
        equal = false;
        return void 0;
      }
      var node = obj;
      this.forEach(function(y) {
        if (!this.isRoot) {
          if (typeof node !== "object") {
            return notEqual();
          }
          node = node[this.key];
        }
        var x = node;
        this.post(function() {
          node = x;
        });
        if (this.circular) {
          if (new Traverse(obj).get(this.circular.path) !== x) {
            notEqual();
          }
        } else if (typeof x !== typeof y) {
          notEqual();
        } else if (x === null || y === null || x === void 0 || y === void 0) {
          if (x !== y) {
            notEqual();
          }
        } else if (x.__proto__ !== y.__proto__) {
          notEqual();
        } else if (x === y) {
        } else if (typeof x === "function") {
          if (x instanceof RegExp) {
            if (String(x) !== String(y)) {
              notEqual();
            }
          } else if (x !== y) {
            notEqual();
          }
        } else if (typeof x === "object") {
          if (toS(y) === "[object Arguments]" || toS(x) === "[object Arguments]") {
            if (toS(x) !== toS(y)) {
              notEqual();
            }
          } else if (toS(y) === "[object RegExp]" || toS(x) === "[object RegExp]") {
            if (!x || !y || x.toString() !== y.toString()) {
              notEqual();
            }
          } else if (x instanceof Date || y instanceof Date) {
            if (!(x instanceof Date) || !(y instanceof Date) || x.getTime() !== y.getTime()) {
              notEqual();
            }
          } else {
            var kx = Object.keys(x);
            var ky = Object.keys(y);
            if (kx.length !== ky.length) {
              return notEqual();
            }
            for (var i = 0; i < kx.length; i++) {
              var k = kx[i];
              if (!Object.hasOwnProperty.call(y, k)) {
                notEqual();
              }
            }
          }
        }
      });
      return equal;
    };
    Traverse.prototype.paths = function() {
      var acc = [];
      this.forEach(function() {
        acc[acc.length] = this.path;
      });
      return acc;
    };
    Traverse.prototype.nodes = function() {
      var acc = [];
      this.forEach(function() {
        acc[acc.length] = this.node;
      });
      return acc;
    };
    Traverse.prototype.clone = function() {
      var parents = [];
      var nodes = [];
      var options = this.options;
      if (whichTypedArray(this.value)) {
        return taSlice(this.value);
      }
      return (function clone(src) {
        for (var i = 0; i < parents.length; i++) {
          if (parents[i] === src) {
            return nodes[i];
          }
        }
        if (typeof src === "object" && src !== null) {
          var dst = copy(src, options);
          parents[parents.length] = src;
          nodes[nodes.length] = dst;
          var iteratorFunction = options.includeSymbols ? ownEnumerableKeys : objectKeys;
          forEach(iteratorFunction(src), function(key) {
            if (!isStringCharacter(dst, key)) {
              setProperty(dst, key, clone(src[key]));
            }
          });
          parents.pop();
          nodes.pop();
          return dst;
        }
        return src;
      })(this.value);
    };
    forEach(ownEnumerableKeys(Traverse.prototype), function(key) {
      Traverse[key] = function(obj) {
        var args = [].slice.call(arguments, 1);
        var t = new Traverse(obj);
        return t[key].apply(t, args);
      };
    });
    module.exports = Traverse;
  }
});

// node_modules/chainsaw/index.js
var require_chainsaw = __commonJS({
  "node_modules/chainsaw/index.js"(exports, module) {
    var Traverse = require_traverse();
    var EventEmitter = __require("events").EventEmitter;
    module.exports = Chainsaw;
    function Chainsaw(builder) {
      var saw = Chainsaw.saw(builder, {});
      var r = builder.call(saw.handlers, saw);
      if (r !== void 0) saw.handlers = r;
      saw.record();
      return saw.chain();
    }
    Chainsaw.light = function ChainsawLight(builder) {
      var saw = Chainsaw.saw(builder, {});
      var r = builder.call(saw.handlers, saw);
      if (r !== void 0) saw.handlers = r;
      return saw.chain();
    };
    Chainsaw.saw = function(builder, handlers) {
      var saw = new EventEmitter();
      saw.handlers = handlers;
      saw.actions = [];
      saw.chain = function() {
        var ch = Traverse(saw.handlers).map(function(node) {
          if (this.isRoot) return node;
          var ps = this.path;
          if (typeof node === "function") {
            this.update(function() {
              saw.actions.push({
                path: ps,
                args: [].slice.call(arguments)
              });
              return ch;
            });
          }
        });
        process.nextTick(function() {
          saw.emit("begin");
          saw.next();
        });
        return ch;
      };
      saw.pop = function() {
        return saw.actions.shift();
      };
      saw.next = function() {
        var action = saw.pop();
        if (!action) {
          saw.emit("end");
        } else if (!action.trap) {
          var node = saw.handlers;
          action.path.forEach(function(key) {
            node = node[key];
          });
          node.apply(saw.handlers, action.args);
        }
      };
      saw.nest = function(cb) {
        var args = [].slice.call(arguments, 1);
        var autonext = true;
        if (typeof cb === "boolean") {
          var autonext = cb;
          cb = args.shift();
        }
        var s = Chainsaw.saw(builder, {});
        var r = builder.call(s.handlers, s);
        if (r !== void 0) s.handlers = r;
        if ("undefined" !== typeof saw.step) {
          s.record();
        }
        cb.apply(s.chain(), args);
        if (autonext !== false) s.on("end", saw.next);
      };
      saw.record = function() {
        upgradeChainsaw(saw);
      };
      ["trap", "down", "jump"].forEach(function(method) {
        saw[method] = function() {
          throw new Error("To use the trap, down and jump features, please call record() first to start recording actions.");
        };
      });
      return saw;
    };
    function upgradeChainsaw(saw) {
      saw.step = 0;
      saw.pop = function() {
        return saw.actions[saw.step++];
      };
      saw.trap = function(name, cb) {
        var ps = Array.isArray(name) ? name : [name];
        saw.actions.push({
          path: ps,
          step: saw.step,
          cb,
          trap: true
        });
      };
      saw.down = function(name) {
        var ps = (Array.isArray(name) ? name : [name]).join("/");
        var i = saw.actions.slice(saw.step).map(function(x) {
          if (x.trap && x.step <= saw.step) return false;
          return x.path.join("/") == ps;
        }).indexOf(true);
        if (i >= 0) saw.step += i;
        else saw.step = saw.actions.length;
        var act = saw.actions[saw.step - 1];
        if (act && act.trap) {
          saw.step = act.step;
          act.cb();
        } else saw.next();
      };
      saw.jump = function(step) {
        saw.step = step;
        saw.next();
      };
    }
  }
});

// node_modules/buffers/index.js
var require_buffers = __commonJS({
  "node_modules/buffers/index.js"(exports, module) {
    module.exports = Buffers;
    function Buffers(bufs) {
      if (!(this instanceof Buffers)) return new Buffers(bufs);
      this.buffers = bufs || [];
      this.length = this.buffers.reduce(function(size, buf) {
        return size + buf.length;
      }, 0);
    }
    Buffers.prototype.push = function() {
      for (var i = 0; i < arguments.length; i++) {
        if (!Buffer.isBuffer(arguments[i])) {
          throw new TypeError("Tried to push a non-buffer");
        }
      }
      for (var i = 0; i < arguments.length; i++) {
        var buf = arguments[i];
        this.buffers.push(buf);
        this.length += buf.length;
      }
      return this.length;
    };
    Buffers.prototype.unshift = function() {
      for (var i = 0; i < arguments.length; i++) {
        if (!Buffer.isBuffer(arguments[i])) {
          throw new TypeError("Tried to unshift a non-buffer");
        }
      }
      for (var i = 0; i < arguments.length; i++) {
        var buf = arguments[i];
        this.buffers.unshift(buf);
        this.length += buf.length;
      }
      return this.length;
    };
    Buffers.prototype.copy = function(dst, dStart, start, end) {
      return this.slice(start, end).copy(dst, dStart, 0, end - start);
    };
    Buffers.prototype.splice = function(i, howMany) {
      var buffers = this.buffers;
      var index = i >= 0 ? i : this.length - i;
      var reps = [].slice.call(arguments, 2);
      if (howMany === void 0) {
        howMany = this.length - index;
      } else if (howMany > this.length - index) {
        howMany = this.length - index;
      }
      for (var i = 0; i < reps.length; i++) {
        this.length += reps[i].length;
      }
      var removed = new Buffers();
      var bytes = 0;
      var startBytes = 0;
      for (var ii = 0; ii < buffers.length && startBytes + buffers[ii].length < index; ii++) {
        startBytes += buffers[ii].length;
      }
      if (index - startBytes > 0) {
        var start = index - startBytes;
        if (start + howMany < buffers[ii].length) {
          removed.push(buffers[ii].slice(start, start + howMany));
          var orig = buffers[ii];
          var buf0 = new Buffer(start);
          for (var i = 0; i < start; i++) {
            buf0[i] = orig[i];
          }
          var buf1 = new Buffer(orig.length - start - howMany);
          for (var i = start + howMany; i < orig.length; i++) {
            buf1[i - howMany - start] = orig[i];
          }
          if (reps.length > 0) {
            var reps_ = reps.slice();
            reps_.unshift(buf0);
            reps_.push(buf1);
            buffers.splice.apply(buffers, [ii, 1].concat(reps_));
            ii += reps_.length;
            reps = [];
          } else {
            buffers.splice(ii, 1, buf0, buf1);
            ii += 2;
          }
        } else {
          removed.push(buffers[ii].slice(start));
          buffers[ii] = buffers[ii].slice(0, start);
          ii++;
        }
      }
      if (reps.length > 0) {
        buffers.splice.apply(buffers, [ii, 0].concat(reps));
        ii += reps.length;
      }
      while (removed.length < howMany) {
        var buf = buffers[ii];
        var len = buf.length;
        var take = Math.min(len, howMany - removed.length);
        if (take === len) {
          removed.push(buf);
          buffers.splice(ii, 1);
        } else {
          removed.push(buf.slice(0, take));
          buffers[ii] = buffers[ii].slice(take);
        }
      }
      this.length -= removed.length;
      return removed;
    };
    Buffers.prototype.slice = function(i, j) {
      var buffers = this.buffers;
      if (j === void 0) j = this.length;
      if (i === void 0) i = 0;
      if (j > this.length) j = this.length;
      var startBytes = 0;
      for (var si = 0; si < buffers.length && startBytes + buffers[si].length <= i; si++) {
        startBytes += buffers[si].length;
      }
      var target = new Buffer(j - i);
      var ti = 0;
      for (var ii = si; ti < j - i && ii < buffers.length; ii++) {
        var len = buffers[ii].length;
        var start = ti === 0 ? i - startBytes : 0;
        var end = ti + len >= j - i ? Math.min(start + (j - i) - ti, len) : len;
        buffers[ii].copy(target, ti, start, end);
        ti += end - start;
      }
      return target;
    };
    Buffers.prototype.pos = function(i) {
      if (i < 0 || i >= this.length) throw new Error("oob");
      var l = i, bi = 0, bu = null;
      for (; ; ) {
        bu = this.buffers[bi];
        if (l < bu.length) {
          return { buf: bi, offset: l };
        } else {
          l -= bu.length;
        }
        bi++;
      }
    };
    Buffers.prototype.get = function get(i) {
      var pos = this.pos(i);
      return this.buffers[pos.buf].get(pos.offset);
    };
    Buffers.prototype.set = function set(i, b) {
      var pos = this.pos(i);
      return this.buffers[pos.buf].set(pos.offset, b);
    };
    Buffers.prototype.indexOf = function(needle, offset) {
      if ("string" === typeof needle) {
        needle = new Buffer(needle);
      } else if (needle instanceof Buffer) {
      } else {
        throw new Error("Invalid type for a search string");
      }
      if (!needle.length) {
        return 0;
      }
      if (!this.length) {
        return -1;
      }
      var i = 0, j = 0, match = 0, mstart, pos = 0;
      if (offset) {
        var p = this.pos(offset);
        i = p.buf;
        j = p.offset;
        pos = offset;
      }
      for (; ; ) {
        while (j >= this.buffers[i].length) {
          j = 0;
          i++;
          if (i >= this.buffers.length) {
            return -1;
          }
        }
        var char = this.buffers[i][j];
        if (char == needle[match]) {
          if (match == 0) {
            mstart = {
              i,
              j,
              pos
            };
          }
          match++;
          if (match == needle.length) {
            return mstart.pos;
          }
        } else if (match != 0) {
          i = mstart.i;
          j = mstart.j;
          pos = mstart.pos;
          match = 0;
        }
        j++;
        pos++;
      }
    };
    Buffers.prototype.toBuffer = function() {
      return this.slice();
    };
    Buffers.prototype.toString = function(encoding, start, end) {
      return this.slice(start, end).toString(encoding);
    };
  }
});

// node_modules/binary/lib/vars.js
var require_vars = __commonJS({
  "node_modules/binary/lib/vars.js"(exports, module) {
    module.exports = function(store) {
      function getset(name, value) {
        var node = vars.store;
        var keys = name.split(".");
        keys.slice(0, -1).forEach(function(k) {
          if (node[k] === void 0) node[k] = {};
          node = node[k];
        });
        var key = keys[keys.length - 1];
        if (arguments.length == 1) {
          return node[key];
        } else {
          return node[key] = value;
        }
      }
      var vars = {
        get: function(name) {
          return getset(name);
        },
        set: function(name, value) {
          return getset(name, value);
        },
        store: store || {}
      };
      return vars;
    };
  }
});

// node_modules/binary/index.js
var require_binary = __commonJS({
  "node_modules/binary/index.js"(exports, module) {
    var Chainsaw = require_chainsaw();
    var EventEmitter = __require("events").EventEmitter;
    var Buffers = require_buffers();
    var Vars = require_vars();
    var Stream = __require("stream").Stream;
    exports = module.exports = function(bufOrEm, eventName) {
      if (Buffer.isBuffer(bufOrEm)) {
        return exports.parse(bufOrEm);
      }
      var s = exports.stream();
      if (bufOrEm && bufOrEm.pipe) {
        bufOrEm.pipe(s);
      } else if (bufOrEm) {
        bufOrEm.on(eventName || "data", function(buf) {
          s.write(buf);
        });
        bufOrEm.on("end", function() {
          s.end();
        });
      }
      return s;
    };
    exports.stream = function(input) {
      if (input) return exports.apply(null, arguments);
      var pending = null;
      function getBytes(bytes, cb, skip) {
        pending = {
          bytes,
          skip,
          cb: function(buf) {
            pending = null;
            cb(buf);
          }
        };
        dispatch();
      }
      var offset = null;
      function dispatch() {
        if (!pending) {
          if (caughtEnd) done = true;
          return;
        }
        if (typeof pending === "function") {
          pending();
        } else {
          var bytes = offset + pending.bytes;
          if (buffers.length >= bytes) {
            var buf;
            if (offset == null) {
              buf = buffers.splice(0, bytes);
              if (!pending.skip) {
                buf = buf.slice();
              }
            } else {
              if (!pending.skip) {
                buf = buffers.slice(offset, bytes);
              }
              offset = bytes;
            }
            if (pending.skip) {
              pending.cb();
            } else {
              pending.cb(buf);
            }
          }
        }
      }
      function builder(saw) {
        function next() {
          if (!done) saw.next();
        }
        var self = words(function(bytes, cb) {
          return function(name) {
            getBytes(bytes, function(buf) {
              vars.set(name, cb(buf));
              next();
            });
          };
        });
        self.tap = function(cb) {
          saw.nest(cb, vars.store);
        };
        self.into = function(key, cb) {
          if (!vars.get(key)) vars.set(key, {});
          var parent = vars;
          vars = Vars(parent.get(key));
          saw.nest(function() {
            cb.apply(this, arguments);
            this.tap(function() {
              vars = parent;
            });
          }, vars.store);
        };
        self.flush = function() {
          vars.store = {};
          next();
        };
        self.loop = function(cb) {
          var end = false;
          saw.nest(false, function loop() {
            this.vars = vars.store;
            cb.call(this, function() {
              end = true;
              next();
            }, vars.store);
            this.tap(function() {
              if (end) saw.next();
              else loop.call(this);
            }.bind(this));
          }, vars.store);
        };
        self.buffer = function(name, bytes) {
          if (typeof bytes === "string") {
            bytes = vars.get(bytes);
          }
          getBytes(bytes, function(buf) {
            vars.set(name, buf);
            next();
          });
        };
        self.skip = function(bytes) {
          if (typeof bytes === "string") {
            bytes = vars.get(bytes);
          }
          getBytes(bytes, function() {
            next();
          });
        };
        self.scan = function find(name, search) {
          if (typeof search === "string") {
            search = new Buffer(search);
          } else if (!Buffer.isBuffer(search)) {
            throw new Error("search must be a Buffer or a string");
          }
          var taken = 0;
          pending = function() {
            var pos = buffers.indexOf(search, offset + taken);
            var i = pos - offset - taken;
            if (pos !== -1) {
              pending = null;
              if (offset != null) {
                vars.set(
                  name,
                  buffers.slice(offset, offset + taken + i)
                );
                offset += taken + i + search.length;
              } else {
                vars.set(
                  name,
                  buffers.slice(0, taken + i)
                );
                buffers.splice(0, taken + i + search.length);
              }
              next();
              dispatch();
            } else {
              i = Math.max(buffers.length - search.length - offset - taken, 0);
            }
            taken += i;
          };
          dispatch();
        };
        self.peek = function(cb) {
          offset = 0;
          saw.nest(function() {
            cb.call(this, vars.store);
            this.tap(function() {
              offset = null;
            });
          });
        };
        return self;
      }
      ;
      var stream2 = Chainsaw.light(builder);
      stream2.writable = true;
      var buffers = Buffers();
      stream2.write = function(buf) {
        buffers.push(buf);
        dispatch();
      };
      var vars = Vars();
      var done = false, caughtEnd = false;
      stream2.end = function() {
        caughtEnd = true;
      };
      stream2.pipe = Stream.prototype.pipe;
      Object.getOwnPropertyNames(EventEmitter.prototype).forEach(function(name) {
        stream2[name] = EventEmitter.prototype[name];
      });
      return stream2;
    };
    exports.parse = function parse(buffer) {
      var self = words(function(bytes, cb) {
        return function(name) {
          if (offset + bytes <= buffer.length) {
            var buf = buffer.slice(offset, offset + bytes);
            offset += bytes;
            vars.set(name, cb(buf));
          } else {
            vars.set(name, null);
          }
          return self;
        };
      });
      var offset = 0;
      var vars = Vars();
      self.vars = vars.store;
      self.tap = function(cb) {
        cb.call(self, vars.store);
        return self;
      };
      self.into = function(key, cb) {
        if (!vars.get(key)) {
          vars.set(key, {});
        }
        var parent = vars;
        vars = Vars(parent.get(key));
        cb.call(self, vars.store);
        vars = parent;
        return self;
      };
      self.loop = function(cb) {
        var end = false;
        var ender = function() {
          end = true;
        };
        while (end === false) {
          cb.call(self, ender, vars.store);
        }
        return self;
      };
      self.buffer = function(name, size) {
        if (typeof size === "string") {
          size = vars.get(size);
        }
        var buf = buffer.slice(offset, Math.min(buffer.length, offset + size));
        offset += size;
        vars.set(name, buf);
        return self;
      };
      self.skip = function(bytes) {
        if (typeof bytes === "string") {
          bytes = vars.get(bytes);
        }
        offset += bytes;
        return self;
      };
      self.scan = function(name, search) {
        if (typeof search === "string") {
          search = new Buffer(search);
        } else if (!Buffer.isBuffer(search)) {
          throw new Error("search must be a Buffer or a string");
        }
        vars.set(name, null);
        for (var i = 0; i + offset <= buffer.length - search.length + 1; i++) {
          for (var j = 0; j < search.length && buffer[offset + i + j] === search[j]; j++) ;
          if (j === search.length) break;
        }
        vars.set(name, buffer.slice(offset, offset + i));
        offset += i + search.length;
        return self;
      };
      self.peek = function(cb) {
        var was = offset;
        cb.call(self, vars.store);
        offset = was;
        return self;
      };
      self.flush = function() {
        vars.store = {};
        return self;
      };
      self.eof = function() {
        return offset >= buffer.length;
      };
      return self;
    };
    function decodeLEu(bytes) {
      var acc = 0;
      for (var i = 0; i < bytes.length; i++) {
        acc += Math.pow(256, i) * bytes[i];
      }
      return acc;
    }
    function decodeBEu(bytes) {
      var acc = 0;
      for (var i = 0; i < bytes.length; i++) {
        acc += Math.pow(256, bytes.length - i - 1) * bytes[i];
      }
      return acc;
    }
    function decodeBEs(bytes) {
      var val = decodeBEu(bytes);
      if ((bytes[0] & 128) == 128) {
        val -= Math.pow(256, bytes.length);
      }
      return val;
    }
    function decodeLEs(bytes) {
      var val = decodeLEu(bytes);
      if ((bytes[bytes.length - 1] & 128) == 128) {
        val -= Math.pow(256, bytes.length);
      }
      return val;
    }
    function words(decode) {
      var self = {};
      [1, 2, 4, 8].forEach(function(bytes) {
        var bits = bytes * 8;
        self["word" + bits + "le"] = self["word" + bits + "lu"] = decode(bytes, decodeLEu);
        self["word" + bits + "ls"] = decode(bytes, decodeLEs);
        self["word" + bits + "be"] = self["word" + bits + "bu"] = decode(bytes, decodeBEu);
        self["word" + bits + "bs"] = decode(bytes, decodeBEs);
      });
      self.word8 = self.word8u = self.word8be;
      self.word8s = self.word8bs;
      return self;
    }
  }
});

// node_modules/unzip-stream/lib/matcher-stream.js
var require_matcher_stream = __commonJS({
  "node_modules/unzip-stream/lib/matcher-stream.js"(exports, module) {
    var Transform = __require("stream").Transform;
    var util = __require("util");
    function MatcherStream(patternDesc, matchFn) {
      if (!(this instanceof MatcherStream)) {
        return new MatcherStream();
      }
      Transform.call(this);
      var p = typeof patternDesc === "object" ? patternDesc.pattern : patternDesc;
      this.pattern = Buffer.isBuffer(p) ? p : Buffer.from(p);
      this.requiredLength = this.pattern.length;
      if (patternDesc.requiredExtraSize) this.requiredLength += patternDesc.requiredExtraSize;
      this.data = new Buffer("");
      this.bytesSoFar = 0;
      this.matchFn = matchFn;
    }
    util.inherits(MatcherStream, Transform);
    MatcherStream.prototype.checkDataChunk = function(ignoreMatchZero) {
      var enoughData = this.data.length >= this.requiredLength;
      if (!enoughData) {
        return;
      }
      var matchIndex = this.data.indexOf(this.pattern, ignoreMatchZero ? 1 : 0);
      if (matchIndex >= 0 && matchIndex + this.requiredLength > this.data.length) {
        if (matchIndex > 0) {
          var packet = this.data.slice(0, matchIndex);
          this.push(packet);
          this.bytesSoFar += matchIndex;
          this.data = this.data.slice(matchIndex);
        }
        return;
      }
      if (matchIndex === -1) {
        var packetLen = this.data.length - this.requiredLength + 1;
        var packet = this.data.slice(0, packetLen);
        this.push(packet);
        this.bytesSoFar += packetLen;
        this.data = this.data.slice(packetLen);
        return;
      }
      if (matchIndex > 0) {
        var packet = this.data.slice(0, matchIndex);
        this.data = this.data.slice(matchIndex);
        this.push(packet);
        this.bytesSoFar += matchIndex;
      }
      var finished = this.matchFn ? this.matchFn(this.data, this.bytesSoFar) : true;
      if (finished) {
        this.data = new Buffer("");
        return;
      }
      return true;
    };
    MatcherStream.prototype._transform = function(chunk, encoding, cb) {
      this.data = Buffer.concat([this.data, chunk]);
      var firstIteration = true;
      while (this.checkDataChunk(!firstIteration)) {
        firstIteration = false;
      }
      cb();
    };
    MatcherStream.prototype._flush = function(cb) {
      if (this.data.length > 0) {
        var firstIteration = true;
        while (this.checkDataChunk(!firstIteration)) {
          firstIteration = false;
        }
      }
      if (this.data.length > 0) {
        this.push(this.data);
        this.data = null;
      }
      cb();
    };
    module.exports = MatcherStream;
  }
});

// node_modules/unzip-stream/lib/entry.js
var require_entry = __commonJS({
  "node_modules/unzip-stream/lib/entry.js"(exports, module) {
    "use strict";
    var stream2 = __require("stream");
    var inherits = __require("util").inherits;
    function Entry() {
      if (!(this instanceof Entry)) {
        return new Entry();
      }
      stream2.PassThrough.call(this);
      this.path = null;
      this.type = null;
      this.isDirectory = false;
    }
    inherits(Entry, stream2.PassThrough);
    Entry.prototype.autodrain = function() {
      return this.pipe(new stream2.Transform({ transform: function(d, e, cb) {
        cb();
      } }));
    };
    module.exports = Entry;
  }
});

// node_modules/unzip-stream/lib/unzip-stream.js
var require_unzip_stream = __commonJS({
  "node_modules/unzip-stream/lib/unzip-stream.js"(exports, module) {
    "use strict";
    var binary = require_binary();
    var stream2 = __require("stream");
    var util = __require("util");
    var zlib = __require("zlib");
    var MatcherStream = require_matcher_stream();
    var Entry = require_entry();
    var states = {
      STREAM_START: 0,
      START: 1,
      LOCAL_FILE_HEADER: 2,
      LOCAL_FILE_HEADER_SUFFIX: 3,
      FILE_DATA: 4,
      FILE_DATA_END: 5,
      DATA_DESCRIPTOR: 6,
      CENTRAL_DIRECTORY_FILE_HEADER: 7,
      CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX: 8,
      CDIR64_END: 9,
      CDIR64_END_DATA_SECTOR: 10,
      CDIR64_LOCATOR: 11,
      CENTRAL_DIRECTORY_END: 12,
      CENTRAL_DIRECTORY_END_COMMENT: 13,
      TRAILING_JUNK: 14,
      ERROR: 99
    };
    var FOUR_GIGS = 4294967296;
    var SIG_LOCAL_FILE_HEADER = 67324752;
    var SIG_DATA_DESCRIPTOR = 134695760;
    var SIG_CDIR_RECORD = 33639248;
    var SIG_CDIR64_RECORD_END = 101075792;
    var SIG_CDIR64_LOCATOR_END = 117853008;
    var SIG_CDIR_RECORD_END = 101010256;
    function UnzipStream(options) {
      if (!(this instanceof UnzipStream)) {
        return new UnzipStream(options);
      }
      stream2.Transform.call(this);
      this.options = options || {};
      this.data = new Buffer("");
      this.state = states.STREAM_START;
      this.skippedBytes = 0;
      this.parsedEntity = null;
      this.outStreamInfo = {};
    }
    util.inherits(UnzipStream, stream2.Transform);
    UnzipStream.prototype.processDataChunk = function(chunk) {
      var requiredLength;
      switch (this.state) {
        case states.STREAM_START:
        case states.START:
          requiredLength = 4;
          break;
        case states.LOCAL_FILE_HEADER:
          requiredLength = 26;
          break;
        case states.LOCAL_FILE_HEADER_SUFFIX:
          requiredLength = this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength;
          break;
        case states.DATA_DESCRIPTOR:
          requiredLength = 12;
          break;
        case states.CENTRAL_DIRECTORY_FILE_HEADER:
          requiredLength = 42;
          break;
        case states.CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX:
          requiredLength = this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength + this.parsedEntity.fileCommentLength;
          break;
        case states.CDIR64_END:
          requiredLength = 52;
          break;
        case states.CDIR64_END_DATA_SECTOR:
          requiredLength = this.parsedEntity.centralDirectoryRecordSize - 44;
          break;
        case states.CDIR64_LOCATOR:
          requiredLength = 16;
          break;
        case states.CENTRAL_DIRECTORY_END:
          requiredLength = 18;
          break;
        case states.CENTRAL_DIRECTORY_END_COMMENT:
          requiredLength = this.parsedEntity.commentLength;
          break;
        case states.FILE_DATA:
          return 0;
        case states.FILE_DATA_END:
          return 0;
        case states.TRAILING_JUNK:
          if (this.options.debug) console.log("found", chunk.length, "bytes of TRAILING_JUNK");
          return chunk.length;
        default:
          return chunk.length;
      }
      var chunkLength = chunk.length;
      if (chunkLength < requiredLength) {
        return 0;
      }
      switch (this.state) {
        case states.STREAM_START:
        case states.START:
          var signature = chunk.readUInt32LE(0);
          switch (signature) {
            case SIG_LOCAL_FILE_HEADER:
              this.state = states.LOCAL_FILE_HEADER;
              break;
            case SIG_CDIR_RECORD:
              this.state = states.CENTRAL_DIRECTORY_FILE_HEADER;
              break;
            case SIG_CDIR64_RECORD_END:
              this.state = states.CDIR64_END;
              break;
            case SIG_CDIR64_LOCATOR_END:
              this.state = states.CDIR64_LOCATOR;
              break;
            case SIG_CDIR_RECORD_END:
              this.state = states.CENTRAL_DIRECTORY_END;
              break;
            default:
              var isStreamStart = this.state === states.STREAM_START;
              if (!isStreamStart && (signature & 65535) !== 19280 && this.skippedBytes < 26) {
                var remaining = signature;
                var toSkip = 4;
                for (var i = 1; i < 4 && remaining !== 0; i++) {
                  remaining = remaining >>> 8;
                  if ((remaining & 255) === 80) {
                    toSkip = i;
                    break;
                  }
                }
                this.skippedBytes += toSkip;
                if (this.options.debug) console.log("Skipped", this.skippedBytes, "bytes");
                return toSkip;
              }
              this.state = states.ERROR;
              var errMsg = isStreamStart ? "Not a valid zip file" : "Invalid signature in zip file";
              if (this.options.debug) {
                var sig = chunk.readUInt32LE(0);
                var asString;
                try {
                  asString = chunk.slice(0, 4).toString();
                } catch (e) {
                }
                console.log("Unexpected signature in zip file: 0x" + sig.toString(16), '"' + asString + '", skipped', this.skippedBytes, "bytes");
              }
              this.emit("error", new Error(errMsg));
              return chunk.length;
          }
          this.skippedBytes = 0;
          return requiredLength;
        case states.LOCAL_FILE_HEADER:
          this.parsedEntity = this._readFile(chunk);
          this.state = states.LOCAL_FILE_HEADER_SUFFIX;
          return requiredLength;
        case states.LOCAL_FILE_HEADER_SUFFIX:
          var entry = new Entry();
          var isUtf8 = (this.parsedEntity.flags & 2048) !== 0;
          entry.path = this._decodeString(chunk.slice(0, this.parsedEntity.fileNameLength), isUtf8);
          var extraDataBuffer = chunk.slice(this.parsedEntity.fileNameLength, this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength);
          var extra = this._readExtraFields(extraDataBuffer);
          if (extra && extra.parsed) {
            if (extra.parsed.path && !isUtf8) {
              entry.path = extra.parsed.path;
            }
            if (Number.isFinite(extra.parsed.uncompressedSize) && this.parsedEntity.uncompressedSize === FOUR_GIGS - 1) {
              this.parsedEntity.uncompressedSize = extra.parsed.uncompressedSize;
            }
            if (Number.isFinite(extra.parsed.compressedSize) && this.parsedEntity.compressedSize === FOUR_GIGS - 1) {
              this.parsedEntity.compressedSize = extra.parsed.compressedSize;
            }
          }
          this.parsedEntity.extra = extra.parsed || {};
          if (this.options.debug) {
            const debugObj = Object.assign({}, this.parsedEntity, {
              path: entry.path,
              flags: "0x" + this.parsedEntity.flags.toString(16),
              extraFields: extra && extra.debug
            });
            console.log("decoded LOCAL_FILE_HEADER:", JSON.stringify(debugObj, null, 2));
          }
          this._prepareOutStream(this.parsedEntity, entry);
          this.emit("entry", entry);
          this.state = states.FILE_DATA;
          return requiredLength;
        case states.CENTRAL_DIRECTORY_FILE_HEADER:
          this.parsedEntity = this._readCentralDirectoryEntry(chunk);
          this.state = states.CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX;
          return requiredLength;
        case states.CENTRAL_DIRECTORY_FILE_HEADER_SUFFIX:
          var isUtf8 = (this.parsedEntity.flags & 2048) !== 0;
          var path2 = this._decodeString(chunk.slice(0, this.parsedEntity.fileNameLength), isUtf8);
          var extraDataBuffer = chunk.slice(this.parsedEntity.fileNameLength, this.parsedEntity.fileNameLength + this.parsedEntity.extraFieldLength);
          var extra = this._readExtraFields(extraDataBuffer);
          if (extra && extra.parsed && extra.parsed.path && !isUtf8) {
            path2 = extra.parsed.path;
          }
          this.parsedEntity.extra = extra.parsed;
          var isUnix = (this.parsedEntity.versionMadeBy & 65280) >> 8 === 3;
          var unixAttrs, isSymlink;
          if (isUnix) {
            unixAttrs = this.parsedEntity.externalFileAttributes >>> 16;
            var fileType = unixAttrs >>> 12;
            isSymlink = (fileType & 10) === 10;
          }
          if (this.options.debug) {
            const debugObj = Object.assign({}, this.parsedEntity, {
              path: path2,
              flags: "0x" + this.parsedEntity.flags.toString(16),
              unixAttrs: unixAttrs && "0" + unixAttrs.toString(8),
              isSymlink,
              extraFields: extra.debug
            });
            console.log("decoded CENTRAL_DIRECTORY_FILE_HEADER:", JSON.stringify(debugObj, null, 2));
          }
          this.state = states.START;
          return requiredLength;
        case states.CDIR64_END:
          this.parsedEntity = this._readEndOfCentralDirectory64(chunk);
          if (this.options.debug) {
            console.log("decoded CDIR64_END_RECORD:", this.parsedEntity);
          }
          this.state = states.CDIR64_END_DATA_SECTOR;
          return requiredLength;
        case states.CDIR64_END_DATA_SECTOR:
          this.state = states.START;
          return requiredLength;
        case states.CDIR64_LOCATOR:
          this.state = states.START;
          return requiredLength;
        case states.CENTRAL_DIRECTORY_END:
          this.parsedEntity = this._readEndOfCentralDirectory(chunk);
          if (this.options.debug) {
            console.log("decoded CENTRAL_DIRECTORY_END:", this.parsedEntity);
          }
          this.state = states.CENTRAL_DIRECTORY_END_COMMENT;
          return requiredLength;
        case states.CENTRAL_DIRECTORY_END_COMMENT:
          if (this.options.debug) {
            console.log("decoded CENTRAL_DIRECTORY_END_COMMENT:", chunk.slice(0, requiredLength).toString());
          }
          this.state = states.TRAILING_JUNK;
          return requiredLength;
        case states.ERROR:
          return chunk.length;
        // discard
        default:
          console.log("didn't handle state #", this.state, "discarding");
          return chunk.length;
      }
    };
    UnzipStream.prototype._prepareOutStream = function(vars, entry) {
      var self = this;
      var isDirectory = vars.uncompressedSize === 0 && /[\/\\]$/.test(entry.path);
      entry.path = entry.path.replace(/(?<=^|[/\\]+)[.][.]+(?=[/\\]+|$)/g, ".");
      entry.type = isDirectory ? "Directory" : "File";
      entry.isDirectory = isDirectory;
      var fileSizeKnown = !(vars.flags & 8);
      if (fileSizeKnown) {
        entry.size = vars.uncompressedSize;
      }
      var isVersionSupported = vars.versionsNeededToExtract <= 45;
      this.outStreamInfo = {
        stream: null,
        limit: fileSizeKnown ? vars.compressedSize : -1,
        written: 0
      };
      if (!fileSizeKnown) {
        var pattern = new Buffer(4);
        pattern.writeUInt32LE(SIG_DATA_DESCRIPTOR, 0);
        var zip64Mode = vars.extra.zip64Mode;
        var extraSize = zip64Mode ? 20 : 12;
        var searchPattern = {
          pattern,
          requiredExtraSize: extraSize
        };
        var matcherStream = new MatcherStream(searchPattern, function(matchedChunk, sizeSoFar) {
          var vars2 = self._readDataDescriptor(matchedChunk, zip64Mode);
          var compressedSizeMatches = vars2.compressedSize === sizeSoFar;
          if (!zip64Mode && !compressedSizeMatches && sizeSoFar >= FOUR_GIGS) {
            var overflown = sizeSoFar - FOUR_GIGS;
            while (overflown >= 0) {
              compressedSizeMatches = vars2.compressedSize === overflown;
              if (compressedSizeMatches) break;
              overflown -= FOUR_GIGS;
            }
          }
          if (!compressedSizeMatches) {
            return;
          }
          self.state = states.FILE_DATA_END;
          var sliceOffset = zip64Mode ? 24 : 16;
          if (self.data.length > 0) {
            self.data = Buffer.concat([matchedChunk.slice(sliceOffset), self.data]);
          } else {
            self.data = matchedChunk.slice(sliceOffset);
          }
          return true;
        });
        this.outStreamInfo.stream = matcherStream;
      } else {
        this.outStreamInfo.stream = new stream2.PassThrough();
      }
      var isEncrypted = vars.flags & 1 || vars.flags & 64;
      if (isEncrypted || !isVersionSupported) {
        var message = isEncrypted ? "Encrypted files are not supported!" : "Zip version " + Math.floor(vars.versionsNeededToExtract / 10) + "." + vars.versionsNeededToExtract % 10 + " is not supported";
        entry.skip = true;
        setImmediate(() => {
          self.emit("error", new Error(message));
        });
        this.outStreamInfo.stream.pipe(new Entry().autodrain());
        return;
      }
      var isCompressed = vars.compressionMethod > 0;
      if (isCompressed) {
        var inflater = zlib.createInflateRaw();
        inflater.on("error", function(err) {
          self.state = states.ERROR;
          self.emit("error", err);
        });
        this.outStreamInfo.stream.pipe(inflater).pipe(entry);
      } else {
        this.outStreamInfo.stream.pipe(entry);
      }
      if (this._drainAllEntries) {
        entry.autodrain();
      }
    };
    UnzipStream.prototype._readFile = function(data) {
      var vars = binary.parse(data).word16lu("versionsNeededToExtract").word16lu("flags").word16lu("compressionMethod").word16lu("lastModifiedTime").word16lu("lastModifiedDate").word32lu("crc32").word32lu("compressedSize").word32lu("uncompressedSize").word16lu("fileNameLength").word16lu("extraFieldLength").vars;
      return vars;
    };
    UnzipStream.prototype._readExtraFields = function(data) {
      var extra = {};
      var result = { parsed: extra };
      if (this.options.debug) {
        result.debug = [];
      }
      var index = 0;
      while (index < data.length) {
        var vars = binary.parse(data).skip(index).word16lu("extraId").word16lu("extraSize").vars;
        index += 4;
        var fieldType = void 0;
        switch (vars.extraId) {
          case 1:
            fieldType = "Zip64 extended information extra field";
            var z64vars = binary.parse(data.slice(index, index + vars.extraSize)).word64lu("uncompressedSize").word64lu("compressedSize").word64lu("offsetToLocalHeader").word32lu("diskStartNumber").vars;
            if (z64vars.uncompressedSize !== null) {
              extra.uncompressedSize = z64vars.uncompressedSize;
            }
            if (z64vars.compressedSize !== null) {
              extra.compressedSize = z64vars.compressedSize;
            }
            extra.zip64Mode = true;
            break;
          case 10:
            fieldType = "NTFS extra field";
            break;
          case 21589:
            fieldType = "extended timestamp";
            var timestampFields = data.readUInt8(index);
            var offset = 1;
            if (vars.extraSize >= offset + 4 && timestampFields & 1) {
              extra.mtime = new Date(data.readUInt32LE(index + offset) * 1e3);
              offset += 4;
            }
            if (vars.extraSize >= offset + 4 && timestampFields & 2) {
              extra.atime = new Date(data.readUInt32LE(index + offset) * 1e3);
              offset += 4;
            }
            if (vars.extraSize >= offset + 4 && timestampFields & 4) {
              extra.ctime = new Date(data.readUInt32LE(index + offset) * 1e3);
            }
            break;
          case 28789:
            fieldType = "Info-ZIP Unicode Path Extra Field";
            var fieldVer = data.readUInt8(index);
            if (fieldVer === 1) {
              var offset = 1;
              var nameCrc32 = data.readUInt32LE(index + offset);
              offset += 4;
              var pathBuffer = data.slice(index + offset);
              extra.path = pathBuffer.toString();
            }
            break;
          case 13:
          case 22613:
            fieldType = vars.extraId === 13 ? "PKWARE Unix" : "Info-ZIP UNIX (type 1)";
            var offset = 0;
            if (vars.extraSize >= 8) {
              var atime = new Date(data.readUInt32LE(index + offset) * 1e3);
              offset += 4;
              var mtime = new Date(data.readUInt32LE(index + offset) * 1e3);
              offset += 4;
              extra.atime = atime;
              extra.mtime = mtime;
              if (vars.extraSize >= 12) {
                var uid = data.readUInt16LE(index + offset);
                offset += 2;
                var gid = data.readUInt16LE(index + offset);
                offset += 2;
                extra.uid = uid;
                extra.gid = gid;
              }
            }
            break;
          case 30805:
            fieldType = "Info-ZIP UNIX (type 2)";
            var offset = 0;
            if (vars.extraSize >= 4) {
              var uid = data.readUInt16LE(index + offset);
              offset += 2;
              var gid = data.readUInt16LE(index + offset);
              offset += 2;
              extra.uid = uid;
              extra.gid = gid;
            }
            break;
          case 30837:
            fieldType = "Info-ZIP New Unix";
            var offset = 0;
            var extraVer = data.readUInt8(index);
            offset += 1;
            if (extraVer === 1) {
              var uidSize = data.readUInt8(index + offset);
              offset += 1;
              if (uidSize <= 6) {
                extra.uid = data.readUIntLE(index + offset, uidSize);
              }
              offset += uidSize;
              var gidSize = data.readUInt8(index + offset);
              offset += 1;
              if (gidSize <= 6) {
                extra.gid = data.readUIntLE(index + offset, gidSize);
              }
            }
            break;
          case 30062:
            fieldType = "ASi Unix";
            var offset = 0;
            if (vars.extraSize >= 14) {
              var crc = data.readUInt32LE(index + offset);
              offset += 4;
              var mode = data.readUInt16LE(index + offset);
              offset += 2;
              var sizdev = data.readUInt32LE(index + offset);
              offset += 4;
              var uid = data.readUInt16LE(index + offset);
              offset += 2;
              var gid = data.readUInt16LE(index + offset);
              offset += 2;
              extra.mode = mode;
              extra.uid = uid;
              extra.gid = gid;
              if (vars.extraSize > 14) {
                var start = index + offset;
                var end = index + vars.extraSize - 14;
                var symlinkName = this._decodeString(data.slice(start, end));
                extra.symlink = symlinkName;
              }
            }
            break;
        }
        if (this.options.debug) {
          result.debug.push({
            extraId: "0x" + vars.extraId.toString(16),
            description: fieldType,
            data: data.slice(index, index + vars.extraSize).inspect()
          });
        }
        index += vars.extraSize;
      }
      return result;
    };
    UnzipStream.prototype._readDataDescriptor = function(data, zip64Mode) {
      if (zip64Mode) {
        var vars = binary.parse(data).word32lu("dataDescriptorSignature").word32lu("crc32").word64lu("compressedSize").word64lu("uncompressedSize").vars;
        return vars;
      }
      var vars = binary.parse(data).word32lu("dataDescriptorSignature").word32lu("crc32").word32lu("compressedSize").word32lu("uncompressedSize").vars;
      return vars;
    };
    UnzipStream.prototype._readCentralDirectoryEntry = function(data) {
      var vars = binary.parse(data).word16lu("versionMadeBy").word16lu("versionsNeededToExtract").word16lu("flags").word16lu("compressionMethod").word16lu("lastModifiedTime").word16lu("lastModifiedDate").word32lu("crc32").word32lu("compressedSize").word32lu("uncompressedSize").word16lu("fileNameLength").word16lu("extraFieldLength").word16lu("fileCommentLength").word16lu("diskNumber").word16lu("internalFileAttributes").word32lu("externalFileAttributes").word32lu("offsetToLocalFileHeader").vars;
      return vars;
    };
    UnzipStream.prototype._readEndOfCentralDirectory64 = function(data) {
      var vars = binary.parse(data).word64lu("centralDirectoryRecordSize").word16lu("versionMadeBy").word16lu("versionsNeededToExtract").word32lu("diskNumber").word32lu("diskNumberWithCentralDirectoryStart").word64lu("centralDirectoryEntries").word64lu("totalCentralDirectoryEntries").word64lu("sizeOfCentralDirectory").word64lu("offsetToStartOfCentralDirectory").vars;
      return vars;
    };
    UnzipStream.prototype._readEndOfCentralDirectory = function(data) {
      var vars = binary.parse(data).word16lu("diskNumber").word16lu("diskStart").word16lu("centralDirectoryEntries").word16lu("totalCentralDirectoryEntries").word32lu("sizeOfCentralDirectory").word32lu("offsetToStartOfCentralDirectory").word16lu("commentLength").vars;
      return vars;
    };
    var cp437 = "\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";
    UnzipStream.prototype._decodeString = function(buffer, isUtf8) {
      if (isUtf8) {
        return buffer.toString("utf8");
      }
      if (this.options.decodeString) {
        return this.options.decodeString(buffer);
      }
      let result = "";
      for (var i = 0; i < buffer.length; i++) {
        result += cp437[buffer[i]];
      }
      return result;
    };
    UnzipStream.prototype._parseOrOutput = function(encoding, cb) {
      var consume;
      while ((consume = this.processDataChunk(this.data)) > 0) {
        this.data = this.data.slice(consume);
        if (this.data.length === 0) break;
      }
      if (this.state === states.FILE_DATA) {
        if (this.outStreamInfo.limit >= 0) {
          var remaining = this.outStreamInfo.limit - this.outStreamInfo.written;
          var packet;
          if (remaining < this.data.length) {
            packet = this.data.slice(0, remaining);
            this.data = this.data.slice(remaining);
          } else {
            packet = this.data;
            this.data = new Buffer("");
          }
          this.outStreamInfo.written += packet.length;
          if (this.outStreamInfo.limit === this.outStreamInfo.written) {
            this.state = states.START;
            this.outStreamInfo.stream.end(packet, encoding, cb);
          } else {
            this.outStreamInfo.stream.write(packet, encoding, cb);
          }
        } else {
          var packet = this.data;
          this.data = new Buffer("");
          this.outStreamInfo.written += packet.length;
          var outputStream = this.outStreamInfo.stream;
          outputStream.write(packet, encoding, () => {
            if (this.state === states.FILE_DATA_END) {
              this.state = states.START;
              return outputStream.end(cb);
            }
            cb();
          });
        }
        return;
      }
      cb();
    };
    UnzipStream.prototype.drainAll = function() {
      this._drainAllEntries = true;
    };
    UnzipStream.prototype._transform = function(chunk, encoding, cb) {
      var self = this;
      if (self.data.length > 0) {
        self.data = Buffer.concat([self.data, chunk]);
      } else {
        self.data = chunk;
      }
      var startDataLength = self.data.length;
      var done = function() {
        if (self.data.length > 0 && self.data.length < startDataLength) {
          startDataLength = self.data.length;
          self._parseOrOutput(encoding, done);
          return;
        }
        cb();
      };
      self._parseOrOutput(encoding, done);
    };
    UnzipStream.prototype._flush = function(cb) {
      var self = this;
      if (self.data.length > 0) {
        self._parseOrOutput("buffer", function() {
          if (self.data.length > 0) return setImmediate(function() {
            self._flush(cb);
          });
          cb();
        });
        return;
      }
      if (self.state === states.FILE_DATA) {
        return cb(new Error("Stream finished in an invalid state, uncompression failed"));
      }
      setImmediate(cb);
    };
    module.exports = UnzipStream;
  }
});

// node_modules/unzip-stream/lib/parser-stream.js
var require_parser_stream = __commonJS({
  "node_modules/unzip-stream/lib/parser-stream.js"(exports, module) {
    var Transform = __require("stream").Transform;
    var util = __require("util");
    var UnzipStream = require_unzip_stream();
    function ParserStream(opts) {
      if (!(this instanceof ParserStream)) {
        return new ParserStream(opts);
      }
      var transformOpts = opts || {};
      Transform.call(this, { readableObjectMode: true });
      this.opts = opts || {};
      this.unzipStream = new UnzipStream(this.opts);
      var self = this;
      this.unzipStream.on("entry", function(entry) {
        self.push(entry);
      });
      this.unzipStream.on("error", function(error) {
        self.emit("error", error);
      });
    }
    util.inherits(ParserStream, Transform);
    ParserStream.prototype._transform = function(chunk, encoding, cb) {
      this.unzipStream.write(chunk, encoding, cb);
    };
    ParserStream.prototype._flush = function(cb) {
      var self = this;
      this.unzipStream.end(function() {
        process.nextTick(function() {
          self.emit("close");
        });
        cb();
      });
    };
    ParserStream.prototype.on = function(eventName, fn) {
      if (eventName === "entry") {
        return Transform.prototype.on.call(this, "data", fn);
      }
      return Transform.prototype.on.call(this, eventName, fn);
    };
    ParserStream.prototype.drainAll = function() {
      this.unzipStream.drainAll();
      return this.pipe(new Transform({ objectMode: true, transform: function(d, e, cb) {
        cb();
      } }));
    };
    module.exports = ParserStream;
  }
});

// node_modules/mkdirp/index.js
var require_mkdirp = __commonJS({
  "node_modules/mkdirp/index.js"(exports, module) {
    var path2 = __require("path");
    var fs2 = __require("fs");
    var _0777 = parseInt("0777", 8);
    module.exports = mkdirP.mkdirp = mkdirP.mkdirP = mkdirP;
    function mkdirP(p, opts, f, made) {
      if (typeof opts === "function") {
        f = opts;
        opts = {};
      } else if (!opts || typeof opts !== "object") {
        opts = { mode: opts };
      }
      var mode = opts.mode;
      var xfs = opts.fs || fs2;
      if (mode === void 0) {
        mode = _0777;
      }
      if (!made) made = null;
      var cb = f || /* istanbul ignore next */
      function() {
      };
      p = path2.resolve(p);
      xfs.mkdir(p, mode, function(er) {
        if (!er) {
          made = made || p;
          return cb(null, made);
        }
        switch (er.code) {
          case "ENOENT":
            if (path2.dirname(p) === p) return cb(er);
            mkdirP(path2.dirname(p), opts, function(er2, made2) {
              if (er2) cb(er2, made2);
              else mkdirP(p, opts, cb, made2);
            });
            break;
          // In the case of any other error, just see if there's a dir
          // there already.  If so, then hooray!  If not, then something
          // is borked.
          default:
            xfs.stat(p, function(er2, stat) {
              if (er2 || !stat.isDirectory()) cb(er, made);
              else cb(null, made);
            });
            break;
        }
      });
    }
    mkdirP.sync = function sync(p, opts, made) {
      if (!opts || typeof opts !== "object") {
        opts = { mode: opts };
      }
      var mode = opts.mode;
      var xfs = opts.fs || fs2;
      if (mode === void 0) {
        mode = _0777;
      }
      if (!made) made = null;
      p = path2.resolve(p);
      try {
        xfs.mkdirSync(p, mode);
        made = made || p;
      } catch (err0) {
        switch (err0.code) {
          case "ENOENT":
            made = sync(path2.dirname(p), opts, made);
            sync(p, opts, made);
            break;
          // In the case of any other error, just see if there's a dir
          // there already.  If so, then hooray!  If not, then something
          // is borked.
          default:
            var stat;
            try {
              stat = xfs.statSync(p);
            } catch (err1) {
              throw err0;
            }
            if (!stat.isDirectory()) throw err0;
            break;
        }
      }
      return made;
    };
  }
});

// node_modules/unzip-stream/lib/extract.js
var require_extract = __commonJS({
  "node_modules/unzip-stream/lib/extract.js"(exports, module) {
    var fs2 = __require("fs");
    var path2 = __require("path");
    var util = __require("util");
    var mkdirp = require_mkdirp();
    var Transform = __require("stream").Transform;
    var UnzipStream = require_unzip_stream();
    function Extract(opts) {
      if (!(this instanceof Extract))
        return new Extract(opts);
      Transform.call(this);
      this.opts = opts || {};
      this.unzipStream = new UnzipStream(this.opts);
      this.unfinishedEntries = 0;
      this.afterFlushWait = false;
      this.createdDirectories = {};
      var self = this;
      this.unzipStream.on("entry", this._processEntry.bind(this));
      this.unzipStream.on("error", function(error) {
        self.emit("error", error);
      });
    }
    util.inherits(Extract, Transform);
    Extract.prototype._transform = function(chunk, encoding, cb) {
      this.unzipStream.write(chunk, encoding, cb);
    };
    Extract.prototype._flush = function(cb) {
      var self = this;
      var allDone = function() {
        process.nextTick(function() {
          self.emit("close");
        });
        cb();
      };
      this.unzipStream.end(function() {
        if (self.unfinishedEntries > 0) {
          self.afterFlushWait = true;
          return self.on("await-finished", allDone);
        }
        allDone();
      });
    };
    Extract.prototype._processEntry = function(entry) {
      var self = this;
      var destPath = path2.join(this.opts.path, entry.path);
      var directory = entry.isDirectory ? destPath : path2.dirname(destPath);
      this.unfinishedEntries++;
      var writeFileFn = function() {
        var pipedStream = fs2.createWriteStream(destPath);
        pipedStream.on("close", function() {
          self.unfinishedEntries--;
          self._notifyAwaiter();
        });
        pipedStream.on("error", function(error) {
          self.emit("error", error);
        });
        entry.pipe(pipedStream);
      };
      if (this.createdDirectories[directory] || directory === ".") {
        return writeFileFn();
      }
      mkdirp(directory, function(err) {
        if (err) return self.emit("error", err);
        self.createdDirectories[directory] = true;
        if (entry.isDirectory) {
          self.unfinishedEntries--;
          self._notifyAwaiter();
          return;
        }
        writeFileFn();
      });
    };
    Extract.prototype._notifyAwaiter = function() {
      if (this.afterFlushWait && this.unfinishedEntries === 0) {
        this.emit("await-finished");
        this.afterFlushWait = false;
      }
    };
    module.exports = Extract;
  }
});

// node_modules/unzip-stream/unzip.js
var require_unzip = __commonJS({
  "node_modules/unzip-stream/unzip.js"(exports) {
    "use strict";
    exports.Parse = require_parser_stream();
    exports.Extract = require_extract();
  }
});

// node_modules/@actions/artifact/lib/internal/download/download-artifact.js
const fs = require("fs/promises");
const fsSync = require("fs");
const crypto = require("crypto");
const stream = require("stream");
const path = require("path");
var import_unzip_stream = __toESM(require_unzip(), 1);
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
var scrubQueryParameters = (url) => {
  const parsed = new URL(url);
  parsed.search = "";
  return parsed.toString();
};
function exists(path2) {
  return __awaiter(this, void 0, void 0, function* () {
    try {
      yield fs.access(path2);
      return true;
    } catch (error) {
      if (error.code === "ENOENT") {
        return false;
      } else {
        throw error;
      }
    }
  });
}
function streamExtract(url, directory, skipDecompress) {
  return __awaiter(this, void 0, void 0, function* () {
    let retryCount = 0;
    while (retryCount < 5) {
      try {
        return yield streamExtractExternal(url, directory, { skipDecompress });
      } catch (error) {
        retryCount++;
        debug(`Failed to download artifact after ${retryCount} retries due to ${error.message}. Retrying in 5 seconds...`);
        yield new Promise((resolve) => setTimeout(resolve, 5e3));
      }
    }
    throw new Error(`Artifact download failed after ${retryCount} retries.`);
  });
}
function streamExtractExternal(url_1, directory_1) {
  return __awaiter(this, arguments, void 0, function* (url, directory, opts = {}) {
    const { timeout = 30 * 1e3, skipDecompress = false } = opts;
    const client = new HttpClient(getUserAgentString());
    const response = yield client.get(url);
    if (response.message.statusCode !== 200) {
      throw new Error(`Unexpected HTTP response from blob storage: ${response.message.statusCode} ${response.message.statusMessage}`);
    }
    const contentType = response.message.headers["content-type"] || "";
    const mimeType = contentType.split(";", 1)[0].trim().toLowerCase();
    const urlPath = new URL(url).pathname.toLowerCase();
    const urlEndsWithZip = urlPath.endsWith(".zip");
    const isZip = mimeType === "application/zip" || mimeType === "application/x-zip-compressed" || mimeType === "application/zip-compressed" || urlEndsWithZip;
    const contentDisposition = response.message.headers["content-disposition"] || "";
    let fileName = "artifact";
    const filenameStar = contentDisposition.match(/filename\*\s*=\s*UTF-8''([^;\r\n]*)/i);
    const filenamePlain = contentDisposition.match(/(?<!\*)filename\s*=\s*['"]?([^;\r\n"']*)['"]?/i);
    const rawName = (filenameStar === null || filenameStar === void 0 ? void 0 : filenameStar[1]) || (filenamePlain === null || filenamePlain === void 0 ? void 0 : filenamePlain[1]);
    if (rawName) {
      fileName = path.basename(decodeURIComponent(rawName.trim()));
    }
    debug(`Content-Type: ${contentType}, mimeType: ${mimeType}, urlEndsWithZip: ${urlEndsWithZip}, isZip: ${isZip}, skipDecompress: ${skipDecompress}`);
    debug(`Content-Disposition: ${contentDisposition}, fileName: ${fileName}`);
    let sha256Digest = void 0;
    return new Promise((resolve, reject) => {
      const timerFn = () => {
        const timeoutError = new Error(`Blob storage chunk did not respond in ${timeout}ms`);
        response.message.destroy(timeoutError);
        reject(timeoutError);
      };
      const timer = setTimeout(timerFn, timeout);
      const onError = (error) => {
        debug(`response.message: Artifact download failed: ${error.message}`);
        clearTimeout(timer);
        reject(error);
      };
      const hashStream = crypto.createHash("sha256").setEncoding("hex");
      const passThrough = new stream.PassThrough().on("data", () => {
        timer.refresh();
      }).on("error", onError);
      response.message.pipe(passThrough);
      passThrough.pipe(hashStream);
      const onClose = () => {
        clearTimeout(timer);
        if (hashStream) {
          hashStream.end();
          sha256Digest = hashStream.read();
          info(`SHA256 digest of downloaded artifact is ${sha256Digest}`);
        }
        resolve({ sha256Digest: `sha256:${sha256Digest}` });
      };
      if (isZip && !skipDecompress) {
        passThrough.pipe(import_unzip_stream.default.Extract({ path: directory })).on("close", onClose).on("error", onError);
      } else {
        const filePath = path.join(directory, fileName);
        const writeStream = fsSync.createWriteStream(filePath);
        info(`Downloading raw file (non-zip) to: ${filePath}`);
        passThrough.pipe(writeStream).on("close", onClose).on("error", onError);
      }
    });
  });
}
function downloadArtifactPublic(artifactId, repositoryOwner, repositoryName, token, options) {
  return __awaiter(this, void 0, void 0, function* () {
    const downloadPath = yield resolveOrCreateDirectory(options === null || options === void 0 ? void 0 : options.path);
    const api = getOctokit(token);
    let digestMismatch = false;
    info(`Downloading artifact '${artifactId}' from '${repositoryOwner}/${repositoryName}'`);
    const { headers, status } = yield api.rest.actions.downloadArtifact({
      owner: repositoryOwner,
      repo: repositoryName,
      artifact_id: artifactId,
      archive_format: "zip",
      request: {
        redirect: "manual"
      }
    });
    if (status !== 302) {
      throw new Error(`Unable to download artifact. Unexpected status: ${status}`);
    }
    const { location } = headers;
    if (!location) {
      throw new Error(`Unable to redirect to artifact download url`);
    }
    info(`Redirecting to blob download url: ${scrubQueryParameters(location)}`);
    try {
      info(`Starting download of artifact to: ${downloadPath}`);
      const extractResponse = yield streamExtract(location, downloadPath, options === null || options === void 0 ? void 0 : options.skipDecompress);
      info(`Artifact download completed successfully.`);
      if (options === null || options === void 0 ? void 0 : options.expectedHash) {
        if ((options === null || options === void 0 ? void 0 : options.expectedHash) !== extractResponse.sha256Digest) {
          digestMismatch = true;
          debug(`Computed digest: ${extractResponse.sha256Digest}`);
          debug(`Expected digest: ${options.expectedHash}`);
        }
      }
    } catch (error) {
      throw new Error(`Unable to download and extract artifact: ${error.message}`);
    }
    return { downloadPath, digestMismatch };
  });
}
function downloadArtifactInternal(artifactId, options) {
  return __awaiter(this, void 0, void 0, function* () {
    const downloadPath = yield resolveOrCreateDirectory(options === null || options === void 0 ? void 0 : options.path);
    const artifactClient = internalArtifactTwirpClient();
    let digestMismatch = false;
    const { workflowRunBackendId, workflowJobRunBackendId } = getBackendIdsFromToken();
    const listReq = {
      workflowRunBackendId,
      workflowJobRunBackendId,
      idFilter: Int64Value.create({ value: artifactId.toString() })
    };
    const { artifacts } = yield artifactClient.ListArtifacts(listReq);
    if (artifacts.length === 0) {
      throw new ArtifactNotFoundError(`No artifacts found for ID: ${artifactId}
Are you trying to download from a different run? Try specifying a github-token with \`actions:read\` scope.`);
    }
    if (artifacts.length > 1) {
      warning("Multiple artifacts found, defaulting to first.");
    }
    const signedReq = {
      workflowRunBackendId: artifacts[0].workflowRunBackendId,
      workflowJobRunBackendId: artifacts[0].workflowJobRunBackendId,
      name: artifacts[0].name
    };
    const { signedUrl } = yield artifactClient.GetSignedArtifactURL(signedReq);
    info(`Redirecting to blob download url: ${scrubQueryParameters(signedUrl)}`);
    try {
      info(`Starting download of artifact to: ${downloadPath}`);
      const extractResponse = yield streamExtract(signedUrl, downloadPath, options === null || options === void 0 ? void 0 : options.skipDecompress);
      info(`Artifact download completed successfully.`);
      if (options === null || options === void 0 ? void 0 : options.expectedHash) {
        if ((options === null || options === void 0 ? void 0 : options.expectedHash) !== extractResponse.sha256Digest) {
          digestMismatch = true;
          debug(`Computed digest: ${extractResponse.sha256Digest}`);
          debug(`Expected digest: ${options.expectedHash}`);
        }
      }
    } catch (error) {
      throw new Error(`Unable to download and extract artifact: ${error.message}`);
    }
    return { downloadPath, digestMismatch };
  });
}
function resolveOrCreateDirectory() {
  return __awaiter(this, arguments, void 0, function* (downloadPath = getGitHubWorkspaceDir()) {
    if (!(yield exists(downloadPath))) {
      debug(`Artifact destination folder does not exist, creating: ${downloadPath}`);
      yield fs.mkdir(downloadPath, { recursive: true });
    } else {
      debug(`Artifact destination folder already exists: ${downloadPath}`);
    }
    return downloadPath;
  });
}
export {
  downloadArtifactInternal,
  downloadArtifactPublic,
  streamExtractExternal
};
