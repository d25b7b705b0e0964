interface Props {
  /** Width and height in pixels. */
  size?: number;
  /** Accessible name. Leave it out if text beside the logo names the product; screen readers then ignore the logo. */
  name?: string;
}

/** The product's logo. */
export function Logo({ size = 24, name }: Props) {
  const named = name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className="cs-logo" {...named}>
      <rect width="24" height="24" rx="6" fill="var(--bp-palette-blue-3)" />
      <rect x="5" y="5" width="2" height="14" rx="1" fill="var(--bp-palette-white)" opacity="0.55" />
      <rect x="10" y="6" width="9" height="2" rx="1" fill="var(--bp-palette-white)" />
      <rect x="10" y="11" width="9" height="2" rx="1" fill="var(--bp-palette-gold-5)" />
      <rect x="5" y="10" width="2" height="4" rx="1" fill="var(--bp-palette-gold-5)" />
      <rect x="10" y="16" width="5" height="2" rx="1" fill="var(--bp-palette-white)" />
    </svg>
  );
}
