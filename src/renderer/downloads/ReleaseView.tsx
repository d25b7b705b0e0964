import type { Release } from "../../shared/downloads/downloads";
import { formatBytes } from "../format/formatBytes";
import { formatFile, hexDigest, platformNames } from "./formatFile";
import { formatUtcDay } from "../format/formatDay";

interface Props {
  release: Release;
  /** Whether the release is for the visitor's platform. */
  isHere: boolean;
}

/** The newest release for one platform: files with sizes and digests, and release notes. */
export function ReleaseView({ release, isHere }: Props) {
  const { platform, version, released_at: day, notes, files } = release;
  const id = `download-${platform}-${version}`;
  return (
    <section className={`cs-release${isHere ? " is-here" : ""}`} aria-labelledby={id}>
      <h2 id={id}>
        {platformNames[platform]}
        {isHere && <span className="cs-release-here">This computer</span>}
      </h2>
      <p className="cs-muted">
        Version {version}
        {day && `, released ${formatUtcDay(day)}`}
      </p>
      <ul>
        {files.map((file, index) => (
          <li key={file.url}>
            <a
              className={`bp6-button${isHere && index === 0 ? " bp6-intent-primary" : ""}`}
              href={file.url}
              rel="noreferrer"
              download
            >
              <span>
                Download<span className="cs-sr"> {file.name}</span>
              </span>
            </a>
            <div>
              <div className="cs-release-kind">
                {formatFile(file, platform)}
                {file.bytes !== null && <span className="cs-muted"> · {formatBytes(file.bytes)}</span>}
              </div>
              <details>
                <summary>
                  {file.name}
                  <span className="cs-sr">: digest</span>
                </summary>
                <div>SHA-512 digest, to verify the downloaded file:</div>
                <code>{hexDigest(file.sha512)}</code>
              </details>
            </div>
          </li>
        ))}
      </ul>
      {notes && (
        <>
          <h3>What’s new</h3>
          <p className="cs-release-notes">{notes}</p>
        </>
      )}
    </section>
  );
}
