ALTER TABLE "orders" ADD COLUMN "resale_transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD COLUMN "reseller_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD COLUMN "reseller_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reseller_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reseller_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resale_transactions" ADD COLUMN "whatsapp_message_id" text;--> statement-breakpoint
UPDATE "payments" p SET "reseller_id" = o."reseller_id", "reseller_minor" = round(p."amount_minor"::numeric * o."resale_minor" / o."total_minor") FROM "orders" o WHERE o."id" = p."reference" AND o."reseller_id" IS NOT NULL AND o."total_minor" > 0;--> statement-breakpoint
UPDATE "ledger_holds" h SET "reseller_id" = o."reseller_id", "reseller_minor" = round(h."captured_minor"::numeric * o."resale_minor" / o."total_minor") FROM "orders" o WHERE o."id" = h."reference" AND o."reseller_id" IS NOT NULL AND o."total_minor" > 0;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reseller_id_users_id_fk" FOREIGN KEY ("reseller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "ledger_holds_of_reseller" ON "ledger_holds" USING btree ("reseller_id") WHERE "ledger_holds"."reseller_id" is not null and "ledger_holds"."captured_minor" > "ledger_holds"."released_minor" + "ledger_holds"."refunded_minor";--> statement-breakpoint
CREATE INDEX "resale_transactions_with_phone" ON "resale_transactions" USING btree ("created_at") WHERE "resale_transactions"."buyer_phone" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_when_complete" CHECK ("orders"."held_until" is null or "orders"."status" = 'completada');--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_reseller_within" CHECK ("ledger_holds"."reseller_minor" between 0 and "ledger_holds"."captured_minor");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reseller_within" CHECK ("payments"."reseller_minor" between 0 and "payments"."amount_minor");