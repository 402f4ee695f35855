/** The installed app as it stands on a desk: a window of its own, and its icon with a number. */
export function ProgramPicture() {
  return (
    <svg viewBox="0 0 360 200" className="block h-auto w-full" aria-hidden="true" focusable="false">
      <rect x="20" y="8" width="300" height="150" rx="10" className="fill-bg stroke-line-strong" />
      <path d="M20 32h300" className="stroke-line" />
      {[36, 48, 60].map((x) => (
        <circle key={x} cx={x} cy="20" r="3.5" className="fill-line-strong" />
      ))}
      <rect x="20" y="33" width="64" height="125" className="fill-hover" />
      {[50, 66, 82, 98].map((y, index) => (
        <rect
          key={y}
          x="32"
          y={y}
          width="40"
          height="5"
          rx="2.5"
          className={index === 0 ? 'fill-sea' : 'fill-line-strong'}
        />
      ))}
      <circle cx="108" cy="60" r="5" fill="none" className="stroke-sea" strokeWidth="2" />
      <path
        d="M120 60h146"
        className="stroke-sea"
        strokeWidth="2.5"
        strokeDasharray="0 6"
        strokeLinecap="round"
      />
      <circle cx="284" cy="60" r="6" className="fill-saffron-fill" />
      {[86, 104, 122, 140].map((y) => (
        <g key={y}>
          <rect x="104" y={y} width="90" height="5" rx="2.5" className="fill-line-strong" />
          <rect x="214" y={y} width="34" height="5" rx="2.5" className="fill-line" />
          <rect x="268" y={y} width="28" height="5" rx="2.5" className="fill-line" />
        </g>
      ))}
      <rect x="120" y="168" width="120" height="28" rx="10" className="fill-card stroke-line" />
      <rect x="168" y="170" width="24" height="24" rx="6" fill="#0f4c75" />
      <circle cx="174" cy="182" r="2.6" fill="none" stroke="#fff" strokeWidth="1.6" />
      <path d="M178.5 182h6" stroke="#fff" strokeWidth="1.6" strokeDasharray="0 2.4" strokeLinecap="round" />
      <circle cx="187" cy="182" r="3.2" fill="#f5a524" />
      <circle cx="193" cy="171" r="8" className="fill-danger-fill" />
      <text x="193" y="174.5" textAnchor="middle" fontSize="9.5" fill="#fff" className="font-bold">
        3
      </text>
    </svg>
  )
}
