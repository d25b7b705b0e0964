import { EventEmitter } from "node:events";
import { markGaps } from "../gaps.mjs";
import { record } from "../host.mjs";

const blockers = new Map();
let lastBlocker = 0;

export const powerSaveBlocker = markGaps("PowerSaveBlocker", {
  start(type) {
    record("powerSaveBlocker.start", type);
    lastBlocker += 1;
    blockers.set(lastBlocker, type);
    return lastBlocker;
  },
  stop(id) {
    record("powerSaveBlocker.stop", id);
    return blockers.delete(id);
  },
  isStarted: (id) => blockers.has(id),
});

class PowerMonitor extends EventEmitter {
  onBatteryPower = false;

  isOnBatteryPower() {
    return this.onBatteryPower;
  }

  getSystemIdleTime() {
    return 0;
  }

  getSystemIdleState() {
    return "active";
  }
}

export const powerMonitor = new (markGaps("PowerMonitor", PowerMonitor))();
