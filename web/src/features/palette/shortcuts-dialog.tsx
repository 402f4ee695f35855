/** The sheet of shortcuts: what the keyboard does in the office. */
import { Dialog } from '#spine/ui/dialog.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'

const groups = [
  {
    title: 'Her sayfada',
    shortcuts: [
      { keys: ['Ctrl', 'K'], act: 'Ara ve git (Mac’te ⌘ K)' },
      { keys: ['?'], act: 'Bu sayfayı aç' },
      { keys: ['Esc'], act: 'Açık pencereyi kapat' },
    ],
  },
  {
    title: 'Listelerde ve konuşmalarda',
    shortcuts: [
      { keys: ['j'], act: 'Sonraki satır' },
      { keys: ['k'], act: 'Önceki satır' },
      { keys: ['Enter'], act: 'Satırı aç' },
      { keys: ['x'], act: 'Satırı seç' },
      { keys: ['/'], act: 'Listede ara' },
    ],
  },
  {
    title: 'Talepler ve iş kuyruğu',
    shortcuts: [
      { keys: ['e'], act: 'Fiyatla' },
      { keys: ['h'], act: 'Hızlı fiyat' },
    ],
  },
] as const

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Klavye kısayolları">
      <div className="flex flex-col gap-5 pb-2">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className="pb-2 text-13 text-muted">{title}</h3>
            <dl className="grid grid-cols-[6rem_1fr] items-center gap-y-2 text-14">
              {shortcuts.map(({ keys, act }) => (
                <div key={act} className="contents">
                  <dt className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{act}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
