/** The menu of a person's saved views of a list. Those themselves are loaded when it is first opened. */
import { Bookmark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { MenuName } from '#spine/ui/menu-name.tsx'
import { Popover } from '#spine/ui/popover.tsx'

const SavedViews = lazy(() =>
  loadView(async () => (await import('#features/lists/saved-views.tsx')).SavedViews),
)

type Props = {
  /** As the server names it, `staff_requests`. */
  list: string
  /** The list's part of the present address, without the question mark. */
  query: string
}

export function SavedViewsMenu(props: Props) {
  return (
    <Popover
      label="Görünümler"
      trigger={
        <Button size="sm" title="Görünümler" className="max-md:h-10">
          <Bookmark strokeWidth={1.75} aria-hidden />
          <MenuName>Görünümler</MenuName>
        </Button>
      }
    >
      <Suspense fallback={<p className="text-13 text-muted">Görünümler yükleniyor.</p>}>
        <SavedViews {...props} />
      </Suspense>
    </Popover>
  )
}
