/** The delivered rules are there from the first start; what an admin has switched stays as it is. */
import { switchedJobKeys, switchedJobs } from '@kervan/domain/company/switched-jobs.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'

const deliver = `with wanted as (
    select * from json_to_recordset($1) as d (job text, name text, about text, is_on boolean, parameters jsonb)),
  switched as (
    insert into automation_switches (job, is_on, parameters) select job, is_on, parameters from wanted
    on conflict (job) do nothing)
  insert into automation_rules as r (builtin, name, description, is_active)
  select w.job, w.name, w.about, coalesce(s.is_on, w.is_on) from wanted w left join automation_switches s on s.job = w.job
  on conflict (builtin) do update set name = excluded.name, description = excluded.description
    where (r.name, r.description) is distinct from (excluded.name, excluded.description)`

/** Those that write to customers are off until somebody wants them; the demo has all of them. */
export async function deliverRules(actAs: ActAs, isDemo: boolean): Promise<void> {
  const wanted = switchedJobKeys.map((job) => {
    const { name, about, writesToCustomers, parameters } = switchedJobs[job]
    const initial = Object.entries(parameters).map(([key, parameter]) => [key, parameter.initial])
    return { job, name, about, is_on: isDemo || !writesToCustomers, parameters: Object.fromEntries(initial) }
  })
  await actAs(system, (tx) => tx.asSystem(deliver, [JSON.stringify(wanted)]))
}
