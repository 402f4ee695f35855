/** Saves a draft while it is written. What another tab has saved meanwhile is never overwritten unasked. */
import type { CampaignDetail, CampaignDraft } from '@kervan/domain/newsletter/campaigns.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { type Draft, type DraftEditor, draftOf } from '#features/newsletter/editor/campaign-draft.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useAutosave } from '#spine/drafts/use-autosave.ts'

export type Conflict = { newer: CampaignDetail }

/** `isDeleted`: there is nothing any more that it could be saved to. */
export function useSaveDraft(campaign: CampaignDetail, editor: DraftEditor, isDeleted: boolean) {
  const queries = useQueryClient()
  const { id } = campaign
  const version = useRef(campaign.version)
  /** What came from the server and need not go back: two open tabs would answer each other for ever. */
  const known = useRef<Draft | undefined>(undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const [problem, setProblem] = useState<string>()
  const key = api.newsletter.campaigns.get.queryKey({ input: { id } })
  const newest = async () => {
    const newer = await client.newsletter.campaigns.get({ id }, callTimeout())
    setConflict({ newer })
    return newer
  }
  const autosave = useAutosave<Draft>(editor.draft, async (draft) => {
    if (draft === known.current) return
    if (isDeleted) throw new Error('It was deleted meanwhile.')
    if (conflict) throw new Error('Somebody else has saved it meanwhile.')
    try {
      const saved = await client.newsletter.campaigns.save(
        { id, version: version.current, draft: draft as CampaignDraft },
        callTimeout(),
      )
      version.current = saved.version
      setProblem(undefined)
      queries.setQueryData(key, saved)
    } catch (error) {
      const { code, message } = toProblem(error)
      if (code === 'STALE') await newest()
      else setProblem(message)
      // Deleted, as it seems: its page asks, and says so.
      if (code === 'NOT_FOUND') void queries.invalidateQueries({ queryKey: key })
      throw error
    }
  })
  const isSaving = autosave.state.kind === 'saving'
  const isQuiet = autosave.state.kind === 'unchanged' || autosave.state.kind === 'saved'
  // What a colleague has saved comes by itself where nothing of ours would be lost.
  const { replace } = editor
  const take = useCallback(
    (newer: CampaignDetail) => {
      version.current = newer.version
      known.current = draftOf(newer)
      replace(known.current)
    },
    [replace],
  )
  useEffect(() => {
    // What is being saved now may be the newer one itself.
    if (isSaving || campaign.version <= version.current) return
    if (isQuiet) take(campaign)
    else setConflict({ newer: campaign })
  }, [campaign, isSaving, isQuiet, take])
  return {
    ...autosave,
    problem,
    conflict,
    /** The version that is saved now; undefined while something is not. */
    savedVersion: isQuiet && !conflict && !isDeleted ? version.current : undefined,
    takeNewer: () => {
      if (!conflict) return
      setConflict(undefined)
      take(conflict.newer)
    },
    keepOurs: () => {
      if (!conflict) return
      version.current = conflict.newer.version
      setConflict(undefined)
      // Another object, so that it is saved again.
      replace({ ...editor.draft })
    },
  }
}
