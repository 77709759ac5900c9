CREATE TABLE "demo_market" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "demo_market_one" CHECK ("demo_market"."id" = 1)
);
--> statement-breakpoint
-- Markets of before: the last that is put into one are links of a reseller. One that was cut off before that is gone on with.
INSERT INTO "demo_market" ("id", "touched_at", "done_at") SELECT 1, now(), now() WHERE EXISTS (SELECT 1 FROM "resale_links");
