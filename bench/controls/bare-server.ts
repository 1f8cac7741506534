/**
 * What `GET /api/auth/me` is measured against: Fastify with the same query on the same database, at `/plain`
 * for a person named in the address, and at `/checked` for the person of a verified token.
 *
 *     PORT=... DATABASE_URL=... JWT_SECRET=... node bench/controls/bare-server.ts
 */
import { createSecretKey } from 'node:crypto';
import fastify from 'fastify';
import jsonwebtoken from 'jsonwebtoken';
import pg from 'pg';

const { PORT, DATABASE_URL: connectionString, JWT_SECRET = '' } = process.env;
const key = createSecretKey(Buffer.from(JWT_SECRET));
const pool = new pg.Pool({ connectionString, max: 10 });

interface Person {
  full_name: string;
  email: string;
  preferred_language: string;
  preferred_model: string;
  credits: number;
  created_at: Date;
  token_version: number;
}

async function find(id: string) {
  const { rows } = await pool.query<Person>('select * from users where id = $1', [id]);
  const [person] = rows;
  if (!person) throw new Error('no such person');
  const { full_name, email, preferred_language, preferred_model, credits, created_at } = person;
  const answer = { full_name, email, preferred_language, preferred_model, credits };
  return {
    version: person.token_version,
    answer: { ...answer, created_at: created_at.toISOString() },
  };
}

const server = fastify();
server.get<{ Params: { id: string } }>('/plain/:id', async ({ params }) => {
  return (await find(params.id)).answer;
});
server.get('/checked', async ({ headers }, reply) => {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const claims = jsonwebtoken.verify(token, key, { algorithms: ['HS256'] });
  const { sub = '', version } = typeof claims === 'string' ? {} : claims;
  const person = await find(sub);
  return person.version === version ? person.answer : reply.status(401).send();
});
await server.listen({ port: Number(PORT), host: '127.0.0.1' });
