/** To whom new work goes: the first of those named whose account is open and who is not on leave today; to nobody where none is. */
import { isAway } from '#features/workqueue/assign-work.ts'

/** `people` are expressions of SQL; null is nobody. */
export const firstHere = (...people: string[]) => `(select one.id
    from unnest(array[${people.join(', ')}]::uuid[]) with ordinality as named (id, place)
      join users one on one.id = named.id and one.disabled_at is null left join staff_profiles leave on leave.id = one.id
    where not ${isAway('leave')} order by named.place limit 1)`
