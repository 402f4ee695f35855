/** A campaign as it is written in the browser, with its steps back and forward. Quick typing in one place is one step. */
import type { CampaignDetail, CampaignDraft } from '@kervan/domain/newsletter/campaigns.contract.ts'
import type { BlockType, MailBlock } from '@kervan/domain/newsletter/mail-blocks.ts'
import { useCallback, useMemo, useReducer } from 'react'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { moved } from '#spine/ui/moved.ts'

export type Draft = Omit<CampaignDraft, 'document'> & { document: { blocks: MailBlock[] } }

type History = { past: Draft[]; now: Draft; future: Draft[]; place: string; at: number }
type Act =
  | { do: 'change'; place: string; at: number; change: (draft: Draft) => Draft }
  | { do: 'undo' | 'redo' }
  | { do: 'replace'; draft: Draft }

const mostSteps = 200
/** Changes of one place that follow within this time are one step. */
const oneStepMs = 1_500

export function draftOf(campaign: CampaignDetail): Draft {
  const { title, subject, campaign_type, preheader, content_html, text_override, segment, segment_mode } =
    campaign
  return {
    title,
    subject,
    // A series is no draft; one that was typed as such is an ordinary campaign.
    campaign_type: campaign_type === 'series' ? 'newsletter' : campaign_type,
    preheader,
    content_html,
    document: campaign.document ?? {
      blocks: content_html ? [{ ...newBlock('html'), html: content_html } as MailBlock] : [],
    },
    text_override,
    segment,
    segment_mode,
  }
}

function reduce(history: History, act: Act): History {
  const { past, now, future } = history
  switch (act.do) {
    case 'change': {
      const next = act.change(now)
      if (next === now) return history
      const goesOn = act.place === history.place && act.at - history.at < oneStepMs && past.length > 0
      return {
        past: goesOn ? past : [...past, now].slice(-mostSteps),
        now: next,
        future: [],
        place: act.place,
        at: act.at,
      }
    }
    case 'undo': {
      const last = past.at(-1)
      return last
        ? { past: past.slice(0, -1), now: last, future: [now, ...future], place: '', at: 0 }
        : history
    }
    case 'redo': {
      const [next, ...rest] = future
      return next ? { past: [...past, now], now: next, future: rest, place: '', at: 0 } : history
    }
    case 'replace':
      return begin(act.draft)
  }
}

const begin = (draft: Draft): History => ({ past: [], now: draft, future: [], place: '', at: 0 })

export type DraftEditor = ReturnType<typeof useCampaignDraft>

export function useCampaignDraft(campaign: CampaignDetail) {
  const [history, act] = useReducer(reduce, campaign, (first) => begin(draftOf(first)))
  /** `place` names what is typed into, so that a word is one step and not one for each letter. */
  const change = useCallback(
    (place: string, next: (draft: Draft) => Draft) =>
      act({ do: 'change', place, at: Date.now(), change: next }),
    [],
  )
  const acts = useMemo(
    () => ({
      change,
      set: (values: Partial<Draft>) =>
        change(Object.keys(values).join(' '), (draft) => ({ ...draft, ...values })),
      setBlock: (block: MailBlock) =>
        change(block.id, (draft) =>
          withBlocks(draft, (blocks) => blocks.map((each) => (each.id === block.id ? block : each))),
        ),
      setBlocks: (blocks: MailBlock[]) => change('', (draft) => withBlocks(draft, () => blocks)),
      add: (block: MailBlock, after: string | null) =>
        change('', (draft) => withBlocks(draft, (blocks) => inserted(blocks, block, after))),
      remove: (id: string) =>
        change('', (draft) => withBlocks(draft, (blocks) => blocks.filter((block) => block.id !== id))),
      duplicate: (id: string) =>
        change('', (draft) =>
          withBlocks(draft, (blocks) => {
            const block = blocks.find((each) => each.id === id)
            return block ? inserted(blocks, { ...block, id: newId() }, id) : blocks
          }),
        ),
      move: (id: string, by: number) =>
        change('', (draft) =>
          withBlocks(draft, (blocks) => {
            const from = blocks.findIndex((block) => block.id === id)
            return moved(blocks, from, Math.max(0, Math.min(blocks.length - 1, from + by)))
          }),
        ),
      undo: () => act({ do: 'undo' }),
      redo: () => act({ do: 'redo' }),
      /** What another tab has saved takes the place of what is here. */
      replace: (draft: Draft) => act({ do: 'replace', draft }),
    }),
    [change],
  )
  return { draft: history.now, canUndo: history.past.length > 0, canRedo: history.future.length > 0, ...acts }
}

const withBlocks = (draft: Draft, next: (blocks: MailBlock[]) => MailBlock[]): Draft => ({
  ...draft,
  document: { blocks: next(draft.document.blocks) },
})

function inserted(blocks: readonly MailBlock[], block: MailBlock, after: string | null): MailBlock[] {
  const at = blocks.findIndex(({ id }) => id === after)
  return at < 0 ? [...blocks, block] : blocks.toSpliced(at + 1, 0, block)
}

const newId = () => randomKey().slice(0, 8)

export function newBlock(type: BlockType): MailBlock {
  const id = newId()
  switch (type) {
    case 'heading':
      return { id, type, level: '1', align: 'left', text: '' }
    case 'text':
      return { id, type, passages: [] }
    case 'image':
      return { id, type, src: '', alt: '', decorative: false, width: 536, align: 'left', link: '' }
    case 'button':
      return { id, type, label: '', url: '', align: 'left' }
    case 'divider':
      return { id, type }
    case 'html':
      return { id, type, html: '' }
  }
}
