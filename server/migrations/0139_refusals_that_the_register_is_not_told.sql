ALTER TABLE "newsletter_consents" ALTER COLUMN "registry_due_at" DROP NOT NULL;--> statement-breakpoint
update newsletter_consents c set registry_due_at = null where c.answer = 'RET' and c.registry_loaded_at is null
  and not exists (select from newsletter_consents o where o.email = c.email and o.id < c.id);
