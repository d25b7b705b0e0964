/** Heights of the waveform bars in percent. */
const bars = [
  14, 22, 40, 30, 58, 34, 76, 48, 30, 64, 42, 26, 55, 70, 38, 62, 88, 74, 60, 92, 66, 48, 70, 52, 34, 58, 30, 44, 24,
  18, 12, 16, 22, 36, 28, 46, 40, 32, 50, 36, 24, 18,
];

/** Decorative drawing of a note sentence and the audio it is based on; hidden from screen readers. */
export function SignInIllustration() {
  return (
    <aside className="cs-auth-show" aria-hidden="true">
      <div className="cs-illustration">
        <p className="cs-illustration-claim">Every sentence links back to what was said.</p>
        <div className="cs-illustration-note">
          <span className="cs-illustration-section">Subjective</span>
          Denies chest pain and shortness of breath.{" "}
          <span className="cs-illustration-sentence">Left knee pain for three weeks, worst going down stairs.</span>
        </div>
        <div className="cs-illustration-link" />
        <div className="cs-illustration-said">
          <span className="cs-illustration-time">11:06</span>
          <div>
            <span className="cs-illustration-who">Patient</span>
            The left one. Three weeks now. It’s worst going down the stairs.
            <div className="cs-illustration-sound">
              <span className="cs-illustration-play" />
              <span className="cs-illustration-wave">
                {bars.map((height, index) => (
                  <i key={index} style={{ height: `${height}%` }} className={index < 20 ? "is-played" : undefined} />
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
