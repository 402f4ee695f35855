/** A page whose content is chosen by `?view=`; each view's code is loaded when it is first opened. */
import { type ComponentType, lazy, Suspense } from 'react'
import { useChoice } from '#search-params.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

export type Views = Readonly<Record<string, () => Promise<ComponentType>>>

export function viewSwitch(views: Views, first: string): ComponentType {
  const parts = new Map(
    Object.entries(views).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
  )
  return function ViewSwitch() {
    const [view] = useChoice('view', { options: [...parts.keys()] }, first)
    const View = parts.get(view)
    return <Suspense fallback={<ViewSkeleton />}>{View && <View />}</Suspense>
  }
}

function ViewSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full max-w-3xl" />
    </Loading>
  )
}
