const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows takes a file's name for a device, e.g. "con" or "AUX.json": it then writes no file. Pure. */
export const isDeviceName = (name: string): boolean => deviceName.test(name);
