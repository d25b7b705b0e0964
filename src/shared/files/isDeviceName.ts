/** Matches names of devices, which Windows allows for no file: "con", "com1". */
const deviceNamePattern = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Returns whether a file name is the name of a device on Windows, e.g. "con" or "AUX.json": writing to it creates no
 * file. Pure.
 */
export const isDeviceName = (name: string): boolean => deviceNamePattern.test(name);
