ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_message_type_known";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_form_known";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_message_type_known" CHECK (message_type in ('text', 'mail', 'luna'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_form_known" CHECK (form in ('quick', 'detailed', 'order', 'chat'));