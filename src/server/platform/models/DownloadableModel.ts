/** One file of a model. */
export interface DownloadableFile {
  name: string;
  url: string;
  bytes: number;
  /** In hex; null if unknown: then the model cannot be downloaded. */
  sha256: string | null;
}

/** A speech model or language model that can be downloaded. */
export interface DownloadableModel {
  /** Also the name of its folder. */
  id: string;
  files: readonly DownloadableFile[];
}

/** Returns the size of a model's files in bytes. */
export const bytesOf = (model: DownloadableModel): number => model.files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether every file of the model can be verified after the download. */
export const isVerifiable = (model: DownloadableModel): boolean => model.files.every(({ sha256 }) => sha256 !== null);
