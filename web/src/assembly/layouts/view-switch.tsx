/** A page whose content is chosen by `?view=`; each view's code is loaded when it is first opened. */
import { type ComponentType, type ElementType, lazy, Suspense } from 'react'
import { ViewSkeleton } from '#assembly/layouts/view-skeleton.tsx'
import { readChoice, useChoice } from '#spine/addresses/search-params.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'

export type Views = Readonly<Record<string, () => Promise<ComponentType>>>

export async function viewSwitch(views: Views, first: string): Promise<ComponentType> {
  const options = Object.keys(views)
  const parts = new Map<string, ElementType>(
    Object.entries(views).map(([name, load]) => [name, lazy(() => loadView(load))]),
  )
  // The view in the URL is loaded together with the page: no skeleton in between.
  const initial = readChoice(new URLSearchParams(location.search), 'view', options, first)
  const loaded = await views[initial]?.()
  if (loaded) parts.set(initial, loaded)
  return function ViewSwitch() {
    const view = useChoice('view', options, first)
    const View = parts.get(view)
    return <Suspense fallback={<ViewSkeleton />}>{View && <View />}</Suspense>
  }
}
