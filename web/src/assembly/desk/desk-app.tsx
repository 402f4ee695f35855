/** The offline file: its head, its four tools, and what it knows of the panel. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { clsx } from 'clsx'
import { Boxes, CloudOff, ExternalLink, FileText, Hash, Scale } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Navigate, NavLink, Route, Routes, useLocation, useNavigate } from 'react-router'
import { askForNewest, type DeskData, type NewestDesk, withLearned } from '#assembly/desk/desk-data.ts'
import { deskStore, type Keeper } from '#assembly/desk/desk-storage.ts'
import { PartBoundary } from '#assembly/desk/part-boundary.tsx'
import { QuoteDesk } from '#assembly/desk/quote-desk.tsx'
import { ToolPage } from '#assembly/desk/tool-page.tsx'
import { VolumeTool } from '#assembly/desk/volume-tool.tsx'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'
import { NumberCheckTool } from '#assembly/pages/site/tools/number-check-tool.tsx'
import { WeightTool } from '#assembly/pages/site/tools/weight-tool.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { RouteMark } from '#spine/ui/route-line.tsx'

const tools = [
  { path: '/teklif', label: 'Teklif', Icon: FileText },
  { path: '/agirlik', label: 'Ağırlık', Icon: Scale },
  { path: '/hacim', label: 'Hacim', Icon: Boxes },
  { path: '/numara', label: 'Numara', Icon: Hash },
]

const toolAt = (address: string) => tools.find(({ path }) => address.startsWith(path))

const placeName = (path: string) => `place-${path}`
const lastName = 'last'

export function DeskApp({ data }: { data: DeskData }) {
  const newest = useNewest(data)
  // The panel knows rates and taxes better than a file that was downloaded some time ago; each answer of it is remembered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new answer there is more to remember
  const current = useMemo(() => withLearned(data), [data, newest])
  useRememberedPlace()
  const { pathname } = useLocation()
  return (
    <>
      <Head data={data} isOnline={newest !== undefined} />
      {newest && newest.version !== data.version && <NewerVersion panel={data.panel} />}
      <main id="main" className="mx-auto w-full max-w-[92rem] flex-1 px-5 pt-6 pb-24 md:px-8 print:p-0">
        <PartBoundary key={toolAt(pathname)?.path} what="Bu araç">
          <Routes>
            <Route path="/teklif/:id?" element={<QuoteDesk data={current} />} />
            <Route
              path="/agirlik"
              element={
                <ToolPage
                  title="Ücrete esas ağırlık"
                  lead="Yükünüzün ölçülerini yazın; hangi ağırlık üzerinden ücretlendirileceğini ve nedenini görün."
                >
                  <WeightTool />
                </ToolPage>
              }
            />
            <Route path="/hacim" element={<VolumeTool />} />
            <Route
              path="/numara"
              element={
                <ToolPage
                  title="Konteyner / AWB kontrol"
                  lead="Numarayı yazın ya da yapıştırın; kontrol rakamının doğru olup olmadığını, yanlışsa doğrusunu görün."
                >
                  <NumberCheckTool />
                </ToolPage>
              }
            />
            <Route path="*" element={<Navigate to={placeCalled(lastName) ?? '/teklif'} replace />} />
          </Routes>
        </PartBoundary>
      </main>
      <footer className="print-hidden border-line border-t px-5 py-4 text-center text-13 text-muted">
        Sürüm {data.version} · {formatShortDate(data.day)} tarihinde indirildi · Bu dosya ağ olmadan çalışır.{' '}
        {keeperWords[deskStore().keeper]}
      </footer>
    </>
  )
}

const keeperWords: Record<Keeper, string> = {
  disk: 'Yazdıklarınız yalnızca bu tarayıcıda durur; bilgisayarı sizinle aynı hesapla kullananlar da görebilir.',
  person:
    'Yazdıklarınız bu tarayıcıda yalnızca size gösterilir; çıkış yaptığınızda ve 30 gün dokunulmazsa silinir. Saklamak için dosya olarak kaydedin.',
  tab: 'Giriş yapmadığınız için yazdıklarınız yalnızca bu sekme kapanana dek durur.',
}

/** Each tool opens where it was left, and the file at the tool that was used last. */
function useRememberedPlace(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const tool = toolAt(pathname)
    if (!tool) return
    deskStore().write(placeName(tool.path), pathname + search)
    deskStore().write(lastName, pathname + search)
  }, [pathname, search])
}

/** Asked once, and again when the network comes. */
function useNewest(data: DeskData): NewestDesk | undefined {
  const [newest, setNewest] = useState<NewestDesk>()
  useEffect(() => {
    let left = false
    const ask = () => void askForNewest(data).then((found) => !left && setNewest(found))
    const lose = () => setNewest(undefined)
    ask()
    addEventListener('online', ask)
    addEventListener('offline', lose)
    return () => {
      left = true
      removeEventListener('online', ask)
      removeEventListener('offline', lose)
    }
  }, [data])
  return newest
}

function Head({ data, isOnline }: { data: DeskData; isOnline: boolean }) {
  const navigate = useNavigate()
  return (
    <header className="print-hidden sticky top-0 z-30 border-line border-b bg-bg">
      <div className="mx-auto flex max-w-[92rem] flex-wrap items-center gap-x-4 px-5 md:h-14 md:px-8">
        <div className="mr-auto flex h-14 min-w-0 items-center gap-2.5">
          <RouteMark />
          <p className="min-w-0 truncate font-bold">
            {data.company} <span className="font-normal text-muted max-sm:hidden">Masaüstü</span>
          </p>
        </div>
        <nav
          aria-label="Araçlar"
          className="flex gap-1 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:justify-around max-md:border-line max-md:border-t max-md:bg-card max-md:px-2"
        >
          {tools.map(({ path, label, Icon }) => (
            <NavLink
              key={path}
              to={path}
              onClick={(event) => {
                event.preventDefault()
                void navigate(placeOf(path))
              }}
              className={({ isActive }) =>
                clsx(
                  'flex items-center gap-2 text-14 transition-colors max-md:min-w-16 max-md:flex-col max-md:gap-0.5 max-md:py-2 max-md:text-12 md:h-10 md:rounded-field md:px-3',
                  isActive ? 'font-medium text-sea md:bg-sea-soft' : 'text-muted hover:text-ink',
                )
              }
            >
              <Icon className="size-5 md:size-4" strokeWidth={1.75} aria-hidden />
              {label}
            </NavLink>
          ))}
        </nav>
        {isOnline ? (
          <a href={data.panel} className={buttonClasses({ size: 'sm' })}>
            <ExternalLink strokeWidth={1.75} aria-hidden /> Paneli aç
          </a>
        ) : (
          <p
            role="status"
            className="inline-flex h-7 items-center gap-1.5 rounded-field bg-pending-fill px-2 text-13 text-pending"
          >
            <CloudOff className="size-4" strokeWidth={1.75} aria-hidden /> Çevrimdışı
          </p>
        )}
        <ThemeSwitch />
      </div>
    </header>
  )
}

/** The address of a tool when it was left. */
function placeOf(path: string): string {
  const place = placeCalled(placeName(path))
  return place?.startsWith(path) ? place : path
}

function placeCalled(name: string): string | undefined {
  const place = deskStore().read(name)
  return typeof place === 'string' ? place : undefined
}

function NewerVersion({ panel }: { panel: string }) {
  return (
    <p role="status" className="print-hidden bg-sea-soft px-5 py-2 text-center text-14 text-on-sea-soft">
      Bu dosyanın yeni bir sürümü var.{' '}
      <a href={new URL('/desktop-indir', panel).href} className="link">
        Yenisini indirin
      </a>
      .
    </p>
  )
}
