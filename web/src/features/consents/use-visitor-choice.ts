/** The visitor's choice as a hook. */
import { useSyncExternalStore } from 'react'
import { onConsentChange } from '#features/consents/consent-changes.ts'
import { type VisitorChoice, visitorChoice } from '#features/consents/visitor-choice.ts'

const asText = () => JSON.stringify(visitorChoice())

/** Undefined while hydrating, null where nothing is chosen yet. */
export function useVisitorChoice(): VisitorChoice | null | undefined {
  const text = useSyncExternalStore(onConsentChange, asText, () => '')
  return text === '' ? undefined : (JSON.parse(text) as VisitorChoice | null)
}
