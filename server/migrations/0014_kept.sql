CREATE TABLE "drawn_cards" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resale_links" ADD COLUMN "past_visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resellers" ADD COLUMN "identity_decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "resellers_decided" ON "resellers" USING btree ("identity_decided_at","user_id") WHERE "resellers"."identity_decided_at" is not null;--> statement-breakpoint
INSERT INTO "drawn_cards" ("link_id", "drawn_at") SELECT "id", date_trunc('second', now()) FROM "resale_links";
