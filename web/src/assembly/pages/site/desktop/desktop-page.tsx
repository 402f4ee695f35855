/** `/desktop-indir` and `/personel-desktop`: the panel as an app of its own, or as one file that works without a network. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { clsx } from 'clsx'
import { ArrowLeft, Bell, Download, ExternalLink, MonitorDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { BrowserPicture } from '#assembly/pages/site/desktop/browser-picture.tsx'
import { browserGuides, browserOf } from '#assembly/pages/site/desktop/browsers.ts'
import { DeviceCard } from '#assembly/pages/site/desktop/device-card.tsx'
import { downloadOfflineFile } from '#assembly/pages/site/desktop/download-file.ts'
import { programs, useManifest, whoIsHere } from '#assembly/pages/site/desktop/program.ts'
import { ProgramPicture } from '#assembly/pages/site/desktop/program-picture.tsx'
import { desktopTitle } from '#assembly/pages/site/page-heads.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { install, useInstallState } from '#spine/offline/install-prompt.ts'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

/** Browsers offer to install a page while it is loaded: who comes from a page of the app would have no button. */
function useOwnLoad(): void {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation')
    const isOwn = !load || new URL(load.name).pathname === pathname
    // Whoever comes for one section, such as to make room, does not come to install; without a network the page would be lost.
    const mayLoad = hash === '' && navigator.onLine
    if (!isOwn && mayLoad && 'onbeforeinstallprompt' in window) location.replace(pathname + search)
  }, [pathname, search, hash])
}

export function DesktopPage() {
  useOwnLoad()
  useDocumentTitle(desktopTitle)
  const { pathname } = useLocation()
  // The server does not know who is here.
  const here = useHydrated() ? whoIsHere() : null
  const [chosen, setChosen] = useState<Surface>()
  const program = chosen ?? here ?? (pathname.startsWith('/personel') ? 'office' : 'portal')
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-12 px-5 py-10 md:px-8 md:py-14">
      <header>
        <Link to={here ? programs[here].home : '/'} className="link inline-flex items-center gap-2 text-14">
          <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden />
          {here ? 'Panele dön' : 'Ana sayfaya dön'}
        </Link>
        <h1 className="mt-4 text-28 md:text-40">{desktopTitle}</h1>
        <p className="measure mt-3 text-muted md:text-18">
          Paneli bilgisayarınıza ya da telefonunuza uygulama olarak kurun; yolda, ağ yokken de son gördüğünüz
          listeler elinizin altında olsun.
        </p>
      </header>
      <div className="grid items-stretch gap-6 lg:grid-cols-2">
        <InstallCard program={program} choose={setChosen} />
        <FileCard />
      </div>
      <Guides />
      <DeviceCard surface={here} />
    </div>
  )
}

type CardProps = { number: number; title: string; children: ReactNode }

function Card({ number, title, children }: CardProps) {
  return (
    <section
      aria-labelledby={`yol-${number}`}
      className="flex flex-col rounded-card border border-line bg-card p-6"
    >
      <p className="text-13 text-muted">{number}. seçenek</p>
      <h2 id={`yol-${number}`} className="mt-1 text-22">
        {title}
      </h2>
      {children}
    </section>
  )
}

const gains = [
  'Kendi penceresi ve simgesi; sekmelerin arasında kaybolmaz',
  'Simgenin üzerinde bekleyenlerin sayısı',
  'Simgeye sağ tıklayınca sık açılan sayfalar',
  'Pencere kapalıyken de gelen bildirimler',
  'Sunucuya ulaşılamasa da açılır; son gördüğünüz listeler yaşıyla durur',
]

function InstallCard({ program, choose }: { program: Surface; choose: (program: Surface) => void }) {
  const state = useInstallState()
  useManifest(program)
  const { home } = programs[program]
  return (
    <Card number={1} title="Uygulama olarak kurun">
      <div className="mt-4 max-w-md">
        <ProgramPicture />
      </div>
      <ul className="mt-4 flex list-disc flex-col gap-1.5 pl-5 text-14 text-muted">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <fieldset className="needs-script mt-5 flex flex-wrap gap-2">
        <legend className="mb-2 text-14 font-medium">Hangi panel?</legend>
        {(['portal', 'office'] as const).map((surface) => (
          <button
            key={surface}
            type="button"
            aria-pressed={surface === program}
            onClick={() => choose(surface)}
            className={clsx(
              'h-9 rounded-field border px-3 text-14 transition-colors',
              surface === program
                ? 'border-sea bg-sea-soft font-medium text-on-sea-soft'
                : 'border-line-strong hover:bg-hover',
            )}
          >
            {programs[surface].name}
          </button>
        ))}
      </fieldset>
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-6">
        {state === 'ready' && (
          <Button variant="next" onClick={() => void install()}>
            <MonitorDown strokeWidth={1.75} aria-hidden /> Uygulamayı kur
          </Button>
        )}
        {state === 'by-hand' && (
          <a href="#tarayicilar" className={buttonClasses({ variant: 'next' })}>
            <MonitorDown strokeWidth={1.75} aria-hidden /> Nasıl kurulur?
          </a>
        )}
        <a href={home} target="_blank" rel="noreferrer" className={buttonClasses()}>
          <ExternalLink strokeWidth={1.75} aria-hidden /> Paneli yeni sekmede aç
        </a>
      </div>
      <p role="status" className="mt-3 text-14 text-muted">
        {stateWords[state]}
      </p>
    </Card>
  )
}

const stateWords = {
  ready: 'Tarayıcınız kurulumu destekliyor.',
  'by-hand': 'Kurulum tarayıcınızın menüsünden yapılır; adımlar aşağıda.',
  installed: 'Uygulama bu cihazda kurulu. Bildirimleri panelin Bildirimler sayfasından açın.',
}

const contents = [
  'Teklif hesabı: ürünün kendi toplamlarıyla; dosya olarak kaydedilir, ofiste taslağa dönüşür',
  'Ücrete esas ağırlık: hava, parsiyel deniz ve kara',
  'Hacim ve ekipman: kaç konteyner, kaç araç',
  'Konteyner ve AWB numarası kontrolü',
]

function FileCard() {
  const [state, setState] = useState<'calm' | 'busy' | 'done' | 'failed'>('calm')
  const download = async () => {
    setState('busy')
    setState((await downloadOfflineFile()) ? 'done' : 'failed')
  }
  return (
    <Card number={2} title="Çevrimdışı dosyayı indirin">
      <p className="mt-3 text-14 text-muted">
        Tek bir HTML dosyası: masaüstünüze koyun, çift tıklayın. Kurulum, hesap ve ağ istemez; yazdıklarınız
        tarayıcınızda durur.
      </p>
      <ul className="mt-4 flex list-disc flex-col gap-1.5 pl-5 text-14 text-muted">
        {contents.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-6">
        <Button
          variant="primary"
          busy={state === 'busy'}
          busyLabel="İndiriliyor"
          onClick={() => void download()}
          className="needs-script"
        >
          <Download strokeWidth={1.75} aria-hidden /> Dosyayı indir
        </Button>
        <a href="/desktop.html" target="_blank" rel="noreferrer" className={buttonClasses()}>
          <ExternalLink strokeWidth={1.75} aria-hidden /> Tarayıcıda aç
        </a>
      </div>
      {state === 'failed' ? (
        <div role="alert" className="mt-3 rounded-field bg-rejected-fill px-3 py-2 text-14 text-rejected">
          <p className="font-medium">Hata</p>
          <p>İndirme sırasında bir sorun oluştu</p>
        </div>
      ) : (
        <p role="status" className="mt-3 text-14 text-muted">
          {state === 'done'
            ? 'İndirildi: kervan-masaustu.html. Yeni bir sürümü çıkınca dosya size söyler.'
            : 'Yaklaşık yarım megabayt.'}
        </p>
      )}
    </Card>
  )
}

function Guides() {
  const isHydrated = useHydrated()
  const own = isHydrated ? browserOf(navigator.userAgent, navigator.maxTouchPoints) : null
  // The one in use stands first.
  const guides = own
    ? [...browserGuides].sort((one, other) => Number(other.key === own) - Number(one.key === own))
    : browserGuides
  return (
    <section id="tarayicilar" aria-labelledby="tarayicilar-baslik" tabIndex={-1} className="outline-none">
      <h2 id="tarayicilar-baslik" className="text-22">
        Tarayıcınıza göre kurulum
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {guides.map(({ key, name, steps }) => (
          <li key={key} className="flex flex-col gap-3">
            <BrowserPicture browser={key} />
            <h3 className="text-15">
              {name}
              {key === own && <span className="ml-2 text-13 font-normal text-sea">şu an kullandığınız</span>}
            </h3>
            <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-14 text-muted">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className="measure mt-6 flex items-start gap-2 text-14 text-muted">
        <Bell className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        Bildirimler kurulumdan sonra panelde Bildirimler sayfasından açılır; tarayıcınız bir kez izin sorar.
      </p>
    </section>
  )
}
