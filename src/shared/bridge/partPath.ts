/**
 * Returns where a part of a running recording is put in the desktop app: `PUT …?end=<endMs of the part>` with
 * `Authorization: Bearer <ticket>` and its bytes as the body. Answers 204 once the part is on the disk.
 */
export const partPath = (takeId: string, seq: number): string => `/recordings/${takeId}/parts/${seq}`;

/** Matches the path made by `partPath`; captures the take's id and the part's number. */
export const partPathPattern = /^\/recordings\/([0-9a-f-]{36})\/parts\/(\d{1,6})$/;
