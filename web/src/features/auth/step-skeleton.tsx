/** The loading state while it is not known which step to show. */
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function StepSkeleton() {
  return (
    <Loading className="flex flex-col gap-6">
      <Skeleton className="h-10" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
