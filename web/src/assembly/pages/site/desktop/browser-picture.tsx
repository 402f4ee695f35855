/** Where to press in each browser, drawn: its window or phone, and a ring round the spot. */
import type { ReactNode } from 'react'
import type { BrowserKey } from '#assembly/pages/site/desktop/browsers.ts'

const pictures: Record<BrowserKey, { label: string; drawing: ReactNode }> = {
  chrome: {
    label: 'Adres çubuğunun sağ ucundaki yükleme simgesi işaretli',
    drawing: (
      <Window>
        <InstallMark x={238} y={42} />
        <Ring x={238} y={42} />
        <Dots x={302} y={42} />
      </Window>
    ),
  },
  edge: {
    label: 'Sağ üstteki üç nokta menüsünde Uygulamalar satırı işaretli',
    drawing: (
      <Window>
        <Dots x={298} y={42} flat />
        <Menu x={178} y={56} rows={['Yeni sekme', 'Uygulamalar', 'Geçmiş']} chosen={1} />
      </Window>
    ),
  },
  'safari-mac': {
    label: 'Paylaş menüsünde Dock’a Ekle satırı işaretli',
    drawing: (
      <Window>
        <Share x={284} y={42} />
        <Menu x={178} y={56} rows={['Bağlantıyı kopyala', 'Dock’a Ekle', 'Mesajlar']} chosen={1} />
      </Window>
    ),
  },
  'safari-ios': {
    label: 'Alttaki Paylaş düğmesinden açılan listede Ana Ekrana Ekle satırı işaretli',
    drawing: (
      <Phone>
        <Menu x={114} y={74} rows={['Kopyala', 'Ana Ekrana Ekle', 'Yer işareti']} chosen={1} narrow />
        <Share x={160} y={166} />
      </Phone>
    ),
  },
  android: {
    label: 'Sağ üstteki üç nokta menüsünde Ana ekrana ekle satırı işaretli',
    drawing: (
      <Phone>
        <Dots x={204} y={28} />
        <Menu x={114} y={42} rows={['Yeni sekme', 'Ana ekrana ekle', 'Ayarlar']} chosen={1} narrow />
      </Phone>
    ),
  },
  firefox: {
    label: 'Adres çubuğunun sağ ucundaki görev çubuğuna ekleme simgesi işaretli',
    drawing: (
      <Window>
        <InstallMark x={222} y={42} />
        <Ring x={222} y={42} />
        <path d="M296 37h12M296 42h12M296 47h12" className="stroke-muted" strokeWidth="1.75" />
      </Window>
    ),
  },
}

export function BrowserPicture({ browser }: { browser: BrowserKey }) {
  const { label, drawing } = pictures[browser]
  return (
    <svg viewBox="0 0 320 180" role="img" aria-label={label} className="block h-auto w-full">
      {drawing}
    </svg>
  )
}

function Window({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="1" y="1" width="318" height="178" rx="10" className="fill-card stroke-line-strong" />
      <path d="M1 26h318M1 58h318" className="stroke-line" />
      {[14, 26, 38].map((x) => (
        <circle key={x} cx={x} cy="14" r="3.5" className="fill-line-strong" />
      ))}
      <rect x="56" y="6" width="92" height="20" rx="6" className="fill-hover" />
      <rect x="14" y="33" width="240" height="18" rx="9" className="fill-hover" />
      <rect x="26" y="40" width="84" height="4" rx="2" className="fill-line-strong" />
      <RoutePage />
      {children}
    </>
  )
}

/** The page behind, which is ours. */
function RoutePage() {
  return (
    <>
      <circle cx="26" cy="82" r="4" fill="none" className="stroke-sea" strokeWidth="2" />
      <path
        d="M36 82h74"
        className="stroke-sea"
        strokeWidth="2"
        strokeDasharray="0 5"
        strokeLinecap="round"
      />
      <circle cx="120" cy="82" r="5" className="fill-saffron-fill" />
      {[102, 116, 130].map((y) => (
        <rect key={y} x="22" y={y} width={y === 116 ? 96 : 128} height="5" rx="2.5" className="fill-line" />
      ))}
    </>
  )
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="100" y="1" width="120" height="178" rx="16" className="fill-card stroke-line-strong" />
      <path d="M100 42h120M100 152h120" className="stroke-line" />
      <rect x="112" y="19" width="80" height="16" rx="8" className="fill-hover" />
      <circle cx="122" cy="58" r="4" fill="none" className="stroke-sea" strokeWidth="2" />
      <path
        d="M131 58h58"
        className="stroke-sea"
        strokeWidth="2"
        strokeDasharray="0 5"
        strokeLinecap="round"
      />
      <circle cx="198" cy="58" r="5" className="fill-saffron-fill" />
      {children}
    </>
  )
}

type Spot = { x: number; y: number }

function Ring({ x, y }: Spot) {
  return <circle cx={x} cy={y} r="14" fill="none" className="stroke-saffron-fill" strokeWidth="3" />
}

/** A screen with an arrow into it. */
function InstallMark({ x, y }: Spot) {
  return (
    <path
      d={`M${x - 6} ${y + 5}h12M${x} ${y - 6}v8m-3.5-3.5l3.5 3.5l3.5-3.5`}
      fill="none"
      className="stroke-ink"
      strokeWidth="1.75"
    />
  )
}

function Share({ x, y }: Spot) {
  return (
    <path
      d={`M${x - 5} ${y - 2}h-2v9h14v-9h-2M${x} ${y + 3}v-11m-3.5 3.5l3.5-3.5l3.5 3.5`}
      fill="none"
      className="stroke-sea"
      strokeWidth="1.75"
    />
  )
}

function Dots({ x, y, flat = false }: Spot & { flat?: boolean }) {
  return [-5, 0, 5].map((off) => (
    <circle key={off} cx={flat ? x + off : x} cy={flat ? y : y + off} r="1.6" className="fill-muted" />
  ))
}

type MenuProps = Spot & { rows: readonly string[]; chosen: number; narrow?: boolean }

function Menu({ x, y, rows, chosen, narrow = false }: MenuProps) {
  const width = narrow ? 94 : 130
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={rows.length * 24 + 6}
        rx="8"
        className="fill-card stroke-line-strong"
      />
      {rows.map((row, index) => (
        <g key={row}>
          {index === chosen && (
            <rect
              x={x + 4}
              y={y + 4 + index * 24}
              width={width - 8}
              height="22"
              rx="6"
              className="fill-pending-fill stroke-saffron-fill"
              strokeWidth="2"
            />
          )}
          <text
            x={x + 11}
            y={y + 19 + index * 24}
            className={index === chosen ? 'fill-ink font-medium' : 'fill-muted'}
            fontSize={narrow ? 9.5 : 11}
          >
            {row}
          </text>
        </g>
      ))}
    </>
  )
}
