/** The drawings that the landing page uses more than once. */
export const LandingSprite = () => (
  <svg className="sprite" aria-hidden="true" width={0} height={0}>
    <symbol id="mark" viewBox="0 0 32 30">
      <path d="M6 13h20v15H6z" fill="#1f6f54" />
      <path d="M12.5 18.5h7V28h-7z" fill="#fdf3e6" />
      <path
        d="M5 2h22l3.5 10.5a3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0 3.63 3.63 0 0 1-7.25 0z"
        fill="#c2410c"
      />
      <path d="M10.5 2H16v10.5a3.63 3.63 0 0 1-7.25 0zM21.5 2H27l3.5 10.5a3.63 3.63 0 0 1-7.25 0z" fill="#f7cfa9" />
    </symbol>
    <symbol id="go" viewBox="0 0 24 24">
      <path d="M5 12h14m-6-6 6 6-6 6" />
    </symbol>
    <symbol id="search" viewBox="0 0 24 24">
      <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.6-1.9L20 20" />
    </symbol>
    <symbol id="heart" viewBox="0 0 24 24">
      <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />
    </symbol>
    <symbol id="tick" viewBox="0 0 24 24">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </symbol>
  </svg>
)
