import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  mainStep
} from "./chunks/chunk-ICBQGR5C.js";
import "./chunks/chunk-VE7KI3HA.js";
import "./chunks/chunk-7MZ7IFO7.js";
import "./chunks/chunk-SYZDF7FZ.js";
import "./chunks/chunk-N66T2WWM.js";
import {
  runPhase
} from "./chunks/chunk-S6SBFOCV.js";
import "./chunks/chunk-6TBU3BB3.js";
import "./chunks/chunk-XJBPPVUT.js";
import "./chunks/chunk-TC5PMCD6.js";
import "./chunks/chunk-XMHPXNEK.js";
import "./chunks/chunk-JCZAQANG.js";
import "./chunks/chunk-MYE6TFDS.js";
import "./chunks/chunk-NVWBZZ7T.js";
import "./chunks/chunk-CBX3RL2W.js";
import "./chunks/chunk-XJX4CI6J.js";
import "./chunks/chunk-4ABGLMQN.js";
import "./chunks/chunk-P7RDOJEW.js";
import "./chunks/chunk-7UKJ5MEZ.js";
import "./chunks/chunk-MLMDEIS6.js";
import "./chunks/chunk-UFPX6C2E.js";
import "./chunks/chunk-PAASTBP5.js";
import "./chunks/chunk-Z6QKQWU3.js";
import "./chunks/chunk-4AQZTSBH.js";
import "./chunks/chunk-AUXJ3TAC.js";
import "./chunks/chunk-44WVFOAD.js";
import "./chunks/chunk-IYS2BWFY.js";
import "./chunks/chunk-DTIIKWMH.js";
import "./chunks/chunk-2YFRO4VR.js";
import "./chunks/chunk-GYDSQB62.js";
import "./chunks/chunk-5MLXPEVV.js";

// src/action/main.ts
await runPhase(mainStep);
