/** A person's saved views of a list: opening, saving, renaming, overwriting, ordering and deleting them. */
import type { SavedView } from '@kervan/domain/lists/saved-views.contract.ts'
import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSavedViews } from '#features/lists/use-saved-views.ts'
import { ViewNameForm } from '#features/lists/view-name-form.tsx'
import { toProblem } from '#spine/api/api.ts'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'

type Props = { list: string; query: string }

/** Mounted while the menu is open, so that nothing is asked for before. */
export function SavedViews({ list, query }: Props) {
  const { views, save, change, removeWithUndo, reorder } = useSavedViews(list, true)
  const [renamed, setRenamed] = useState<string>()
  const items = views.data?.items.map((view) => ({ ...view, key: view.id })) ?? []
  const isSaved = items.some((view) => view.query === query)
  return (
    <div className="flex flex-col gap-3">
      {views.isError && <p className="text-13 text-danger">{toProblem(views.error).message}</p>}
      {items.length === 0 && !views.isError && (
        <p className="text-13 text-muted">
          {views.isPending
            ? 'Görünümler yükleniyor.'
            : 'Süzgeç ve sıralamayı bir adla saklayın; sonra tek tıkla dönün.'}
        </p>
      )}
      {items.length > 0 && (
        <div className="-mx-2 max-h-72 overflow-y-auto">
          <ReorderList
            label="Kayıtlı görünümler"
            items={items}
            onReorder={(ordered) => reorder(ordered.map(({ id }) => id))}
          >
            {(view) =>
              renamed === view.id ? (
                <ViewNameForm
                  label="Yeni ad"
                  action="Kaydet"
                  initial={view.name}
                  busy={change.isPending}
                  error={change.isError ? toProblem(change.error).message : undefined}
                  onSubmit={(name) =>
                    change.mutate({ id: view.id, name }, { onSuccess: () => setRenamed(undefined) })
                  }
                />
              ) : (
                <ViewRow
                  view={view}
                  isCurrent={view.query === query}
                  onRename={() => {
                    change.reset()
                    setRenamed(view.id)
                  }}
                  onOverwrite={() => change.mutate({ id: view.id, query })}
                  onRemove={() => removeWithUndo(view)}
                />
              )
            }
          </ReorderList>
        </div>
      )}
      {!isSaved && (
        <ViewNameForm
          key={items.length}
          label="Şu anki görünümü sakla"
          action="Sakla"
          initial=""
          busy={save.isPending}
          error={save.isError ? toProblem(save.error).message : undefined}
          onSubmit={(name) => save.mutate({ list, name, query })}
        />
      )}
    </div>
  )
}

type RowProps = {
  view: SavedView
  isCurrent: boolean
  onRename: () => void
  onOverwrite: () => void
  onRemove: () => void
}

function ViewRow({ view: { name, query }, isCurrent, onRename, onOverwrite, onRemove }: RowProps) {
  return (
    <div className="flex min-w-0 items-center">
      <Link
        to={{ search: query }}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className={cn(
          'min-w-0 flex-1 truncate rounded-field px-2 py-1.5 text-14 hover:bg-hover',
          isCurrent && 'font-medium text-sea',
        )}
      >
        {name}
      </Link>
      {!isCurrent && (
        <IconButton label={`Şu anki süzgeçle güncelle: ${name}`} size="sm" onClick={onOverwrite}>
          <RefreshCw className="size-4" strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Adını değiştir: ${name}`} size="sm" onClick={onRename}>
        <Pencil className="size-4" strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label={`Sil: ${name}`} size="sm" onClick={onRemove}>
        <Trash2 className="size-4" strokeWidth={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}
