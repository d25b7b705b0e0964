/** Heights of the waveform bars in percent; the first half is drawn as played. */
const bars = [
  14, 22, 40, 30, 58, 34, 76, 48, 30, 64, 42, 26, 55, 70, 38, 62, 88, 74, 60, 92, 66, 48, 70, 52, 34, 58, 30, 44, 24,
  18, 12, 16, 22, 36, 28, 46, 40, 32, 50, 36, 24, 18,
];

/** Decorative drawing of a note sentence and the audio it is based on; hidden from screen readers. */
export function SignInIllustration() {
  return (
    <aside className="cs-auth-show" aria-hidden="true">
      <div className="cs-promise">
        <p className="cs-promise-claim">Every sentence links back to what was said.</p>
        <div className="cs-promise-note">
          <span className="cs-promise-section">Subjective</span>
          Denies chest pain and shortness of breath.{" "}
          <span className="cs-promise-sentence">Left knee pain for three weeks, worst going down stairs.</span>
        </div>
        <div className="cs-promise-link" />
        <div className="cs-promise-said">
          <span className="cs-promise-time">11:06</span>
          <div>
            <span className="cs-promise-who">Patient</span>
            The left one. Three weeks now. It’s worst going down the stairs.
            <div className="cs-promise-sound">
              <span className="cs-promise-play" />
              <span className="cs-promise-wave">
                {bars.map((height, place) => (
                  <i key={place} style={{ height: `${height}%` }} className={place < 20 ? "is-played" : undefined} />
                ))}
              </span>
              <span>11:06–11:14</span>
            </div>
          </div>
        </div>
      </div>
    </aside>
  );
}
