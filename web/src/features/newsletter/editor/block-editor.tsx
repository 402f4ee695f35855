/** The blocks of a campaign: written, put into order by dragging or by keys, added below the one that was used last. */
import type { BlockType, MailBlock } from '@kervan/domain/newsletter/mail-blocks.ts'
import { mostBlocks } from '@kervan/domain/newsletter/mail-limits.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type BlockActs, BlockCard } from '#features/newsletter/editor/block-card.tsx'
import { blockNames } from '#features/newsletter/editor/block-names.ts'
import { type DraftEditor, newBlock } from '#features/newsletter/editor/campaign-draft.ts'
import { Button } from '#spine/ui/button.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Item = { key: string; name: string; block: MailBlock }

export function BlockEditor({ editor }: { editor: DraftEditor }) {
  const { draft, setBlock, setBlocks, duplicate, add, remove, undo } = editor
  const { blocks } = draft.document
  const last = useRef<string | null>(null)
  const items = useItems(blocks)
  const [said, say] = useState('')
  const acts = useMemo<BlockActs>(
    () => ({
      setBlock,
      duplicate,
      remove: (id) => {
        remove(id)
        toast.undo({ title: 'Blok silindi', topic: 'campaign-block' }, undo)
      },
      onFocus: (id) => {
        last.current = id
      },
    }),
    [setBlock, duplicate, remove, undo],
  )
  const drawn = useCallback((item: Item) => <BlockCard block={item.block} acts={acts} />, [acts])
  const put = (type: BlockType) => {
    const block = newBlock(type)
    add(block, last.current)
    last.current = block.id
    say(`${blockNames[type].label} eklendi.`)
    requestAnimationFrame(() => {
      const card = document.getElementById(`block-${block.id}`)
      card?.scrollIntoView({ block: 'nearest' })
      card?.querySelector<HTMLElement>('input:not([type=file]), textarea, [contenteditable]')?.focus()
    })
  }
  return (
    <div className="flex flex-col">
      {items.length === 0 ? (
        <EmptyState title="İçerik boş" className="py-8">
          Aşağıdan bir başlık ya da metin ekleyin.
        </EmptyState>
      ) : (
        <ReorderList
          label="Bloklar"
          items={items}
          onReorder={(next) => setBlocks(next.map(({ block }) => block))}
        >
          {drawn}
        </ReorderList>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-label="Blok ekle" className="flex flex-wrap gap-2 border-line border-t p-3">
        {(Object.keys(blockNames) as BlockType[]).map((type) => {
          const { label, icon: Icon } = blockNames[type]
          return (
            <Button key={type} size="sm" disabled={blocks.length >= mostBlocks} onClick={() => put(type)}>
              <Icon strokeWidth={1.75} aria-hidden />
              {label}
            </Button>
          )
        })}
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}

/** A row is drawn again only where its block is another one. */
function useItems(blocks: readonly MailBlock[]): Item[] {
  const known = useRef(new WeakMap<MailBlock, Item>())
  return useMemo(
    () =>
      blocks.map((block) => {
        const item = known.current.get(block) ?? { key: block.id, name: nameOf(block), block }
        known.current.set(block, item)
        return item
      }),
    [blocks],
  )
}

function nameOf(block: MailBlock): string {
  const { label } = blockNames[block.type]
  const text = block.type === 'heading' ? block.text : block.type === 'button' ? block.label : ''
  return text ? `${label} ${text}` : label
}
