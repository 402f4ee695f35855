/**
 * A mail as its reader sees it, in a frame that runs nothing. Our content policy, which the frame inherits, allows no inline
 * styles: they are set one by one from here, so that what is written is what is shown.
 */
import { useEffect, useRef, useState } from 'react'
import { nameForeignPictures } from '#features/newsletter/editor/foreign-pictures.ts'
import { useWidth } from '#spine/charts/use-width.ts'
import { Button } from '#spine/ui/button.tsx'

export type Device = 'desktop' | 'phone'
export type Theme = 'light' | 'dark'

const devices = { desktop: 'Bilgisayar', phone: 'Telefon' } as const
const themes = { light: 'Açık', dark: 'Koyu' } as const
const widths: Record<Device, number> = { desktop: 640, phone: 360 }

export function MailPreview({
  html,
  subject,
  preheader,
}: {
  html: string
  subject: string
  preheader: string
}) {
  const [device, setDevice] = useState<Device>('desktop')
  const [theme, setTheme] = useState<Theme>('light')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Choice label="Ekran" options={devices} value={device} onChange={setDevice} />
        <Choice label="Tema" options={themes} value={theme} onChange={setTheme} />
      </div>
      <p className="min-w-0 truncate rounded-field border border-line px-3 py-2 text-14">
        <span className="font-medium">{subject || 'Konu yok'}</span>{' '}
        <span className="text-muted">{preheader}</span>
      </p>
      <div className="rounded-field border border-line bg-bg">
        <MailFrame html={html} theme={theme} width={widths[device]} />
      </div>
    </div>
  )
}

function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label={label} className="flex gap-1">
      {(Object.entries(options) as [Value, string][]).map(([key, name]) => (
        <Button
          key={key}
          size="sm"
          variant={key === value ? 'primary' : 'secondary'}
          aria-pressed={key === value}
          onClick={() => onChange(key)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}

function MailFrame({ html, theme, width }: { html: string; theme: Theme; width: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(480)
  const [loaded, setLoaded] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was loaded again is empty, and its width changes its height
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside?.body) return
    show(inside, html, theme)
    const measure = () => setHeight(Math.max(240, inside.body.scrollHeight))
    measure()
    inside.addEventListener('load', measure, { capture: true })
    return () => inside.removeEventListener('load', measure, { capture: true })
  }, [html, theme, width, loaded])
  // Where there is no room for the screen that is shown, it is drawn smaller.
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <div ref={place} className="overflow-hidden" style={{ height: Math.ceil(height * scale) }}>
      <div className="mx-auto" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title="E-posta önizlemesi"
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><html lang='tr'><head><title>E-posta</title></head><body></body></html>"
          onLoad={() => setLoaded((times) => times + 1)}
          style={{ width, height, transform: `scale(${scale})` }}
          className="block max-w-none origin-top-left border-0 bg-card"
        />
      </div>
    </div>
  )
}

/** The theme that is asked for instead of the reader's own. */
function themed(sheet: string, theme: Theme): string {
  return sheet.replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
}

function show(inside: Document, html: string, theme: Theme): void {
  // Both are refused wherever they are written, also while a mail is only read: so the sheets are taken out before, and an attribute
  // `style` has another name on the way; in texts its quotes are escaped.
  const sheets: string[] = []
  const kept = html
    .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi, (_, sheet: string) => {
      sheets.push(sheet)
      return ''
    })
    .replaceAll(' style="', ' data-style="')
  const mail = new DOMParser().parseFromString(kept, 'text/html')
  nameForeignPictures(mail)
  const body = inside.importNode(mail.body, true)
  inside.body.replaceWith(body)
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  // Links are for reading here: to follow one would leave the draft.
  for (const link of body.querySelectorAll('a')) link.setAttribute('tabindex', '-1')
  body.addEventListener('click', (event) => event.preventDefault())
  const Sheet = inside.defaultView?.CSSStyleSheet
  if (!Sheet) return
  inside.adoptedStyleSheets = sheets.map((text) => {
    const sheet = new Sheet()
    sheet.replaceSync(themed(text, theme))
    return sheet
  })
}
